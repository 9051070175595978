import { memo, useRef, lazy, type ReactNode, useState } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { can } from '#domain/people/rights';
import type { Candidate } from '#generated/model';
import { useLanguage } from '#platform/language/useLanguage';
import { formatNumber } from '#platform/lib/text';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { ErrorIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { Columns, Muted, Row, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { showToast } from '#platform/ui/messages/toasts';
import { type InviteCheck, loadInviteCandidate, useInviteChecks } from '../../jobs/crew';
import { jobLabels } from '../../jobs/orders';
import { formatShortWindow, JobEvent, Words } from '../event/JobEvent';
import type { CalendarJob } from '../model/calendarJob';
import { markEntry } from '../model/entrySteps';
import { calendarTexts, peopleTexts as texts } from '../texts';
import type { PersonDay, PersonWeek } from './personWeek';
import eventStyles from '../event/event.module.css';
import styles from './people.module.css';

type Props = {
  person: PersonWeek;
  row: string;
  today: CalendarDate;
  /** The day of the job that is being placed, and how they fit it. */
  placingDay: CalendarDate | undefined;
  place: Place | undefined;
  onDrop: (person: PersonWeek) => void;
  onOpen: (item: CalendarJob) => void;
};

/** A person with seven days: jobs, hours, days off and documents. */
export const PersonWeekRow = memo(function PersonWeekRow(props: Props) {
  useLanguage();
  const { person, row, today, placingDay, place, onDrop, onOpen } = props;
  return (
    <tr>
      <th scope="row" className={styles.who} data-fit={place && getTone(place)}>
        <Row gap={2} align="start">
          <Avatar name={person.name} photoUrl={person.photoUrl} size={28} />
          <Columns as="span" canShrink>
            <Name person={person} row={row} />
            {place ? (
              <Text as="span" tone="ink" size={12} className={styles.twoLines}>
                {place.text}
              </Text>
            ) : (
              <Hours person={person} />
            )}
          </Columns>
        </Row>
      </th>
      {person.days.map((day) => (
        <td key={day.day} className={classes(styles.cell, day.isOff && styles.off)} data-today={day.day === today}>
          <DayFacts day={day} row={row} onOpen={onOpen} />
          {place && placingDay === day.day && (
            <DropSlot person={person} day={day.day} place={place} onDrop={() => onDrop(person)} />
          )}
        </td>
      ))}
    </tr>
  );
});

/** Free people are green, those with a note are amber. */
function getTone({ check, isAllowed }: Place): 'free' | 'note' | 'no' | 'unknown' {
  if (!check) return 'unknown';
  if (check.isFree) return 'free';
  return isAllowed ? 'note' : 'no';
}

function Name({ person: { employeeId, name }, row }: Pick<Props, 'person' | 'row'>) {
  const link = useLink();
  if (employeeId === undefined)
    return (
      <Text as="span" tone="ink" size={14} weight="medium" className={styles.twoLines} title={name}>
        <Words className={undefined} parts={name.split(' ')} />
      </Text>
    );
  return (
    <Text
      as="a"
      tone="ink"
      size={14}
      weight="medium"
      className={styles.twoLines}
      title={name}
      {...link(href('company-team-edit', { id: employeeId }))}
      {...markEntry(row, 'head')}
    >
      <Words className={undefined} parts={name.split(' ')} />
    </Text>
  );
}

function Hours({ person: { employeeId, hours } }: Pick<Props, 'person'>) {
  if (employeeId === undefined)
    return (
      <Muted as="span" size={12} isNumeric className={styles.quiet}>
        {texts.notOnTeam}
      </Muted>
    );
  if (!hours) return null;
  const [accepted, limit] = [formatNumber(hours.accepted), formatNumber(hours.limit)];
  return (
    <Muted as="span" size={12} isNumeric className={classes(styles.quiet, hours.accepted > hours.limit && styles.over)}>
      <span aria-hidden="true">{texts.hours(accepted, limit)}</span>
      <VisuallyHidden>{texts.hoursLong(accepted, limit)}</VisuallyHidden>
    </Muted>
  );
}

function DayFacts({ day, row, onOpen }: { day: PersonDay } & Pick<Props, 'row' | 'onOpen'>) {
  return (
    <ul className={styles.facts}>
      {day.shifts.map(({ shift, position, isPending }) => (
        <li key={shift.key} className={styles.job} data-pending={isPending || undefined}>
          <button
            type="button"
            className={classes(eventStyles.button, styles.jobButton)}
            onClick={() => onOpen(shift.item)}
          >
            <JobEvent
              item={shift.item}
              start={shift.start}
              work={isPending ? texts.pendingAs(jobLabels.position[position]) : jobLabels.position[position]}
              entry={markEntry(row, 'job', shift.item.order_id)}
            />
          </button>
        </li>
      ))}
      {day.busy.map((window) => (
        <li key={window} className={styles.busy}>
          {texts.busy(formatShortWindow(window))}
        </li>
      ))}
      {day.expiring.map((kind) => (
        <li key={kind} className={styles.document}>
          <WarningIcon size={12} /> {texts.expires[kind]}
        </li>
      ))}
      {day.isOff && (
        <Muted as="li" size={12} isNumeric className={styles.quiet}>
          {texts.off}
        </Muted>
      )}
      {day.windows.map((window) => (
        <Muted as="li" size={12} isNumeric key={window} className={styles.quiet}>
          {formatShortWindow(window)}
        </Muted>
      ))}
    </ul>
  );
}

type SlotProps = { person: PersonWeek; day: CalendarDate; place: Place; onDrop: () => void };

/**
 * The place of a person for the job that is dragged. Those who cannot take it are reached too: their name includes the
 * reason.
 */
function DropSlot({ person, day, place, onDrop }: SlotProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { dropProps, isDropTarget } = useDrop({ ref, onDrop, getDropOperation: () => 'copy' });
  const tone = getTone(place);
  return (
    <button
      ref={ref}
      type="button"
      {...dropProps}
      className={styles.slot}
      data-fit={tone}
      data-over={isDropTarget || undefined}
      aria-label={texts.slot(person.name, formatDay(day), place.text)}
    >
      {icons[tone]}
      <span>{place.isAllowed ? calendarTexts.invite : texts.cannot}</span>
    </button>
  );
}

const icons = {
  free: <TickIcon size={14} />,
  note: <WarningIcon size={14} />,
  no: <ErrorIcon size={14} />,
  unknown: undefined,
};

const InviteCandidate = lazy(async () => ({ default: (await loadInviteCandidate()).InviteCandidate }));

/** The check of a person for the job that is being placed. `isAllowed`: a drop on them opens the invitation. */
type Place = { check: InviteCheck | undefined; isAllowed: boolean; text: string };

export type Placing = ReturnType<typeof usePlacing>;

/** Places an open job on a person: shows how everyone fits while it is dragged, then opens the invitation. */
export function usePlacing(branchId: number) {
  const [item, setItem] = useState<CalendarJob>();
  const [likely, setLikely] = useState<number>();
  const [chosen, setChosen] = useState<{ item: CalendarJob; candidate: Candidate }>();
  const canOverride = can(useUserType(), 'overrideConflict');
  const checks = useInviteChecks(item?.order_id ?? likely);
  const getPlace = ({ employeeId }: PersonWeek): Place => {
    if (employeeId === undefined) return { check: undefined, isAllowed: false, text: texts.notOnTeam };
    const check = checks.check(employeeId);
    if (!check) return { check, isAllowed: false, text: checks.failed ? texts.notChecked : texts.checking };
    const isAllowed = check.problem === undefined || (check.problem === 'busy' && canOverride);
    return { check, isAllowed, text: check.text };
  };
  const drop = (person: PersonWeek) => {
    if (!item) return;
    const { check, isAllowed, text } = getPlace(person);
    if (isAllowed && check?.candidate) setChosen({ item, candidate: check.candidate });
    else
      showToast({
        message: texts.refused(person.name, item.number, text),
        intent: 'warning',
        about: `order-${item.order_id}`,
      });
  };
  const dialog: ReactNode = chosen && (
    <LazyBoundary key={`${chosen.item.order_id}-${chosen.candidate.employee_id}`} failure="toast">
      <InviteCandidate
        branchId={branchId}
        job={chosen.item}
        candidate={chosen.candidate}
        onClose={() => setChosen(undefined)}
      />
    </LazyBoundary>
  );
  return {
    item,
    dialog,
    getPlace,
    drop,
    start: setItem,
    end: () => setItem(undefined),
    /** Loads how people fit a job that is about to be dragged. */
    prepare: setLikely,
  };
}
