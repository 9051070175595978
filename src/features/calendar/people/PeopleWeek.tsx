import { I18nProvider } from 'react-aria/I18nProvider';
import { useDrag } from 'react-aria/useDrag';
import type { CapacityDay } from '#generated/model';
import { currentLocale } from '#platform/lib/locale';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState } from '#platform/ui/feedback/states';
import { WarningIcon, DragIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Text } from '#platform/ui/layout/Layout';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useStable } from '#platform/ui/useStable';
import { listCrewNeeds, formatCustomerName, getDetailsPath } from '../../jobs/orders';
import { formatItemName, formatItemRoute } from '../event/describeItem';
import { formatStart } from '../event/JobEvent';
import { DayHeader } from '../grid/DayHeader';
import type { CalendarJob } from '../model/calendarJob';
import { markEntry } from '../model/entrySteps';
import { type CalendarFilters, hasCalendarFilters } from '../model/filters';
import { type DayRange, listDays } from '../model/range';
import { calendarTexts, peopleTexts as texts } from '../texts';
import { getPlacingDay, type OpenDay, type OpenJob, usePersonWeeks } from './personWeek';
import { PersonWeekRow, type Placing, usePlacing } from './PersonWeekRow';
import styles from './people.module.css';

/** Sorted before the rows of people. */
const LANE = '000';

type Props = {
  branchId: number;
  range: DayRange;
  today: CalendarDate;
  jobs: readonly CalendarJob[];
  filters: CalendarFilters;
  capacity: readonly CapacityDay[];
  onDay: (day: CalendarDate) => void;
  onOpen: (item: CalendarJob) => void;
};

/** A week by person: a row for each person of the branch, and on top the open jobs, to be placed on a person. */
export function PeopleWeek({ branchId, range, today, jobs, filters, capacity, onDay, onOpen }: Props) {
  const { people, open, ...team } = usePersonWeeks(branchId, range, jobs, filters);
  const placing = usePlacing(branchId);
  const drop = useStable(placing.drop);
  const openJob = useStable(onOpen);
  const { item } = placing;
  return (
    <I18nProvider locale={currentLocale()}>
      {team.failed && <RetryNote query={team.failed} text={texts.teamFailed} />}
      {team.hoursFailed && <RetryNote query={team.hoursFailed} text={texts.hoursFailed} />}
      <ScrollRegion label={texts.title} className={styles.frame}>
        <table className={styles.table} aria-label={texts.title}>
          <thead className={styles.head}>
            <tr>
              <th scope="col" className={styles.corner}>
                {calendarTexts.people}
              </th>
              {listDays(range).map((day) => (
                <th key={day} scope="col" className={styles.day} data-today={day === today}>
                  <DayHeader
                    day={day}
                    today={today}
                    capacity={capacity.find(({ date }) => date === day)}
                    onDay={onDay}
                  />
                </th>
              ))}
            </tr>
            <Lane open={open} placing={placing} onOpen={openJob} />
          </thead>
          <tbody>
            {people.map((person, index) => (
              <PersonWeekRow
                key={person.userId ?? `member ${person.employeeId}`}
                person={person}
                row={String(index + 1).padStart(3, '0')}
                today={today}
                placingDay={item && getPlacingDay(item, range)}
                place={item && placing.getPlace(person)}
                onDrop={drop}
                onOpen={openJob}
              />
            ))}
            {team.isPending && <LoadingRows />}
          </tbody>
        </table>
        {!team.isPending && !team.failed && people.length === 0 && (
          <NoPeople isFiltered={hasCalendarFilters(filters)} />
        )}
      </ScrollRegion>
      {placing.dialog}
    </I18nProvider>
  );
}

type LaneProps = {
  open: readonly OpenDay[];
  placing: Placing;
  onOpen: (item: CalendarJob) => void;
};

function Lane({ open, placing, onOpen }: LaneProps) {
  const count = open.reduce((sum, { jobs }) => sum + jobs.length, 0);
  return (
    <tr className={classes(styles.lane, count > 0 && styles.needed)}>
      <th scope="row" className={styles.who}>
        <Row gap={2} align="start">
          {count > 0 && <WarningIcon />}
          <Columns as="span" canShrink>
            <Text as="span" tone="ink" size={14} weight="medium" lines="cut">
              {calendarTexts.needsCrew}
            </Text>
            <Muted as="span" size={12} isNumeric className={styles.quiet}>
              {count === 0 ? texts.noOpenJobs : texts.openJobs(count)}
            </Muted>
          </Columns>
        </Row>
      </th>
      {open.map(({ day, jobs }) => (
        <td key={day} className={styles.cell}>
          <ul className={styles.facts}>
            {jobs.map((job) => (
              <JobToPlace key={job.item.order_id} job={job} row={LANE} placing={placing} onOpen={onOpen} />
            ))}
          </ul>
        </td>
      ))}
    </tr>
  );
}

function LoadingRows() {
  return ['64%', '48%', '56%'].map((width) => (
    <tr key={width}>
      <th scope="row" className={styles.who} aria-label={texts.loading}>
        <SkeletonLine width={width} />
      </th>
      <td colSpan={7} className={styles.cell} />
    </tr>
  ));
}

function NoPeople({ isFiltered }: { isFiltered: boolean }) {
  const link = useLink();
  if (isFiltered) return <EmptyState title={texts.noMatchTitle} text={texts.noMatch} />;
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.none}
      action={<Button {...link(href('company-team-create'))}>{texts.addPerson}</Button>}
    />
  );
}

type JobToPlaceProps = { job: OpenJob; row: string; placing: Placing; onOpen: (item: CalendarJob) => void };

/**
 * An open job of the lane. It is dragged with a mouse; its handle starts the same with Enter, and leads a finger to the
 * people for the job. A click opens it beside the calendar.
 */
function JobToPlace({ job: { item, needs }, row, placing, onOpen }: JobToPlaceProps) {
  const link = useLink();
  const navigate = useNavigate();
  const { start, end, prepare } = placing;
  const drag = {
    getItems: () => [{ [jobType]: String(item.order_id) }],
    getAllowedDropOperations: () => ['copy' as const],
    onDragStart: () => start(item),
    onDragEnd: end,
  };
  const card = useDrag({ ...drag, hasDragButton: true });
  const handle = useDrag(drag);
  const route = formatItemRoute(item);
  return (
    <Row
      as="li"
      align="stretch"
      className={classes(styles.open, (card.isDragging || handle.isDragging) && styles.dragged)}
      onPointerDown={() => prepare(item.order_id)}
    >
      <Muted
        as="a"
        isFilling
        canShrink
        size={12}
        {...card.dragProps}
        className={styles.openJob}
        href={link(getDetailsPath(item)).href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(item);
        }}
        {...markEntry(row, 'job', item.order_id)}
      >
        <VisuallyHidden>{formatItemName(item)}</VisuallyHidden>
        <Columns as="span" aria-hidden="true" className={styles.openFacts}>
          <Text as="span" tone="ink" weight="strong">
            {formatStart(windowMinutes(item.arrival_window)?.start ?? 0)} {formatCustomerName(item)}
          </Text>
          <Text as="span" tone="warning" weight="medium">
            {needs.length === 0 ? texts.allInvited : listCrewNeeds(needs).join(', ')}
          </Text>
          {route !== '' && <span>{route}</span>}
        </Columns>
      </Muted>
      <button
        type="button"
        {...handle.dragProps}
        className={styles.handle}
        aria-label={texts.place(item.number)}
        title={texts.placeHint}
        onFocus={() => prepare(item.order_id)}
        onClick={(event) => {
          handle.dragProps.onClick?.(event);
          if (!event.isDefaultPrevented()) navigate(href('company-job-team-add', { id: item.order_id }));
        }}
        {...markEntry(row, 'more', item.order_id)}
      >
        <DragIcon size={14} />
      </button>
    </Row>
  );
}

const jobType = 'application/x-job';
