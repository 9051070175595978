import { useRef } from 'react';
import { getHelpKind } from '#domain/orders/helpType';
import { isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import { countDays } from '#domain/time/workDays';
import type { Branch } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useLanguage } from '#platform/language/useLanguage';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { getDeviceZone, todayIn, zoneNote } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { useNow } from '#platform/ui/clock/useNow';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { LoadFailed } from '#platform/ui/feedback/states';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/Button';
import { PrintButtons } from '#platform/ui/inputs/PrintButtons';
import { Columns, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { formatCustomerName } from '../../jobs/orders';
import { useCalendarJobs } from '../api';
import { formatCrew, formatItemRoute } from '../event/describeItem';
import { splitBySchedule } from '../model/calendarJob';
import { filterJobs, hasCalendarFilters, readCalendarFilters } from '../model/filters';
import { formatCalendarRange } from '../model/formats';
import { getRange, readDay, stepDate } from '../model/range';
import type { WorkShift } from '../model/workShifts';
import { weekPrintTexts as texts } from '../texts';
import { PeopleSheet } from './PeopleSheet';
import { formatSheetDay, SheetHead, useFit } from './sheet';
import { weekSheetTexts } from './texts';
import { listWeekColumns, getWidth, type WeekColumn } from './weekColumns';
import styles from './weekPrint.module.css';

/** The week of the calendar as a page to print, with the filters of the calendar. */
export function WeekPrint({ branch }: { branch: Pick<Branch, 'id' | 'name' | 'timezone'> }) {
  const [read, change] = useQueryParams();
  const now = useNow();
  const date = readDay(read('date'), todayIn(branch.timezone, now));
  const rangeAround = (day: string) => getRange('week', day);
  const range = rangeAround(date);
  const [next, previous] = [stepDate('week', date, 1), stepDate('week', date, -1)];
  const { jobs, failed, isUpdating } = useCalendarJobs([branch.id], range, rangeAround(next), rangeAround(previous));
  const byPerson = read('view') === 'people';
  const filters = readCalendarFilters(read);
  const shown = jobs && filterJobs(jobs, byPerson ? { ...filters, person: undefined } : filters);
  const { scheduled, others } = splitBySchedule(shown);
  const columns = shown && listWeekColumns(scheduled, range);
  const count = new Set(columns?.flatMap(({ shifts }) => shifts.map(({ item }) => item.order_id))).size;
  const zone = zoneNote(now.toISOString(), branch.timezone, getDeviceZone());
  const head = {
    heading: weekSheetTexts.heading(branch.name, formatCalendarRange('week', date, range)),
    notes: listNotes(count, others.length, hasCalendarFilters(filters), zone),
  };
  return (
    <div className={styles.page}>
      <Head
        isReady={!isUpdating && failed === undefined}
        onPrevious={() => change({ date: previous })}
        onNext={() => change({ date: next })}
      />
      {columns && failed && <RetryNote className={styles.note} query={failed} text={texts.incomplete} />}
      {columns ? (
        <ScrollRegion label={weekSheetTexts.sheet}>
          {byPerson ? (
            <PeopleSheet {...head} branchId={branch.id} range={range} jobs={scheduled} filters={filters} />
          ) : (
            <WeekSheet {...head} columns={columns} />
          )}
        </ScrollRegion>
      ) : (
        <NotYet failed={failed} />
      )}
    </div>
  );
}

function listNotes(count: number, unscheduled: number, isFiltered: boolean, zone: string): string[] {
  return [
    weekSheetTexts.jobs(count),
    unscheduled === 0 ? '' : weekSheetTexts.unscheduled(unscheduled),
    isFiltered ? weekSheetTexts.filtered : '',
    zone === '' ? '' : weekSheetTexts.zone(zone),
  ].filter(Boolean);
}

function NotYet({ failed }: Pick<ReturnType<typeof useCalendarJobs>, 'failed'>) {
  if (failed) return <LoadFailed query={failed} text={texts.failed} />;
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={560} />
    </div>
  );
}

type HeadProps = { isReady: boolean; onPrevious: () => void; onNext: () => void };

function Head({ isReady, onPrevious, onNext }: HeadProps) {
  const link = useLink();
  const [read] = useQueryParams();
  const back = new URLSearchParams(
    ['view', 'date', 'status', 'position', 'person'].flatMap((name) => {
      const value = read(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return (
    <PageHeader
      title={texts.title}
      back={{ ...link(`${href('company-calendar')}?${back}`), label: texts.back }}
      actions={
        <>
          <IconButton icon={<ChevronLeftIcon />} label={texts.previous} onClick={onPrevious} />
          <IconButton icon={<ChevronRightIcon />} label={texts.next} onClick={onNext} />
          <PrintButtons disabled={!isReady} />
        </>
      }
    />
  );
}

type Props = {
  heading: string;
  notes: readonly string[];
  columns: readonly WeekColumn[];
};

/** The week on one landscape page: days as columns, their jobs below each other. */
function WeekSheet({ heading, notes, columns }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const hidden = useFit(sheet);
  const widths = columns.map((column) => `minmax(0, ${getWidth(column)}fr)`).join(' ');
  return (
    <Stack as="article" ref={sheet} lang={useLanguage()} className={styles.sheet} aria-label={weekSheetTexts.sheet}>
      <SheetHead heading={heading} notes={notes} />
      <Columns isFilling className={styles.days} style={{ gridTemplateColumns: widths }}>
        {columns.map((column, at) => (
          <Day key={column.day} column={column} hidden={hidden[at] ?? 0} />
        ))}
      </Columns>
    </Stack>
  );
}

function Day({ column: { day, shifts, lanes }, hidden }: { column: WeekColumn; hidden: number }) {
  const shown = shifts.length - hidden;
  return (
    <Stack canShrink className={styles.day}>
      <h2 className={styles.dayName}>{formatSheetDay(day)}</h2>
      {shifts.length === 0 && <p className={styles.none}>{weekSheetTexts.noJobs}</p>}
      <ul className={styles.jobs} style={{ columnCount: Math.max(1, lanes) }}>
        {shifts.map((shift, at) => (
          <li key={shift.key} hidden={at >= shown}>
            <Job shift={shift} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>{hidden > 0 && weekSheetTexts.more(hidden)}</p>
    </Stack>
  );
}

function Job({ shift: { item, index } }: { shift: WorkShift }) {
  const days = countDays(item);
  const crew = item.crew.filter(isOpenInvitation);
  const names = crew.map((face) => weekSheetTexts.person(namePerson(face), face.status === InvitationStatus.new));
  const route = formatItemRoute(item, (helpType) => weekSheetTexts.helpType[getHelpKind(helpType)]);
  return (
    <>
      <Text weight="medium" isNumeric>
        {formatTimeWindow(item.arrival_window)}
      </Text>
      <p>
        <b>{formatCustomerName(item)}</b> {item.number}
      </p>
      {days > 1 && <p>{weekSheetTexts.part(index + 1, days)}</p>}
      {route !== '' && <p>{route}</p>}
      <p>{[formatCrew(item, weekSheetTexts.crew), names.join(', ')].filter(Boolean).join(': ')}</p>
      {item.vehicle_summary !== '' && <p>{item.vehicle_summary}</p>}
    </>
  );
}
