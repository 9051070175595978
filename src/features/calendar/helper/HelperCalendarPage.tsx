import { useState } from 'react';
import { formatJobDays, isWorkDay, countDays } from '#domain/time/workDays';
import type { HelperCalendar, HelperCalendarItem, DayHours } from '#generated/model';
import { UserType } from '#generated/model/codes';
import { formatTimeWindow, windowMinutes } from '#platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { relativeTime } from '#platform/lib/time/timeLeft';
import { getDeviceZone, zoneNote } from '#platform/lib/time/zonedTimes';
import { IfFeature } from '#platform/provider/IfFeature';
import { useFeature } from '#platform/provider/slice';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { useNow } from '#platform/ui/clock/useNow';
import { StatusChip } from '#platform/ui/data/Chip';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { CalendarIcon, EditIcon, ClockIcon, SmallCrossIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getGlowClass } from '#platform/ui/lists/glow';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { RefreshLine } from '#platform/ui/lists/RefreshLine';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { useFeedDialog } from '../feed/useFeedDialog';
import { useHelperCalendar } from '../helperApi';
import { DayHoursDialog } from './DayHoursDialog';
import {
  isWaiting,
  type HelperDay,
  listHelperDays,
  type HelperShift,
  formatTitle,
  formatDayHours,
  formatShiftHours,
  formatState,
} from './helperDays';
import { MonthStrip, type HelperCalendarState, useHelperCalendarState } from './MonthStrip';
import { helperCalendarTexts as texts } from './texts';
import styles from './helperCalendar.module.css';

/** The helper's own jobs and invitations, with their availability (spec section 2). */
export default function HelperCalendarPage() {
  const title = usePageTitle();
  const state = useHelperCalendarState();
  const query = useHelperCalendar(state.range);
  // The feed of a manager has the jobs of their branches too.
  const shows = useUserType() === UserType.helper ? 'helper' : 'office';
  const feed = useFeedDialog({ shows, plans: <Plans /> });
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <IfFeature name="calendarFeed">
            <Button variant="outline" icon={<CalendarIcon />} onClick={feed.open}>
              {texts.subscribe}
            </Button>
          </IfFeature>
        }
      />
      {!useFeature('helperCalendar') ? (
        <EmptyMonth state={state} />
      ) : query.data ? (
        <Calendar query={query} state={state} calendar={query.data} />
      ) : query.isPending ? (
        <CalendarSkeleton />
      ) : (
        <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />
      )}
      {feed.dialog}
    </>
  );
}

/** The frame of the month at a provider that does not list a helper's jobs. */
function EmptyMonth({ state }: { state: HelperCalendarState }) {
  return (
    <div className={styles.page}>
      <MonthStrip state={state} calendar={{ items: [], availability: [] }} />
      <Columns canShrink gap={3} className={styles.main}>
        <EmptyState text={texts.notListed} />
      </Columns>
    </div>
  );
}

/** Leads to the plans: Helper Pro includes the feed. */
function Plans() {
  return <Link to={href('helper-settings-subscription')}>{texts.plans}</Link>;
}

type Props = {
  query: ReturnType<typeof useHelperCalendar>;
  state: HelperCalendarState;
  calendar: HelperCalendar;
};

/** The agenda does not move while someone reads it; the month always has the newest numbers. */
function Calendar({ query, state, calendar }: Props) {
  const steady = useSteadyList({
    listKey: `${state.range.from} ${state.date}`,
    items: query.isPlaceholderData ? undefined : calendar.items,
    firstPage: true,
    changeRules,
  });
  const [openDay, setOpenDay] = useState<CalendarDate>();
  return (
    <div className={styles.page} aria-busy={query.isPlaceholderData}>
      <MonthStrip state={state} calendar={calendar} />
      <Columns canShrink gap={3} className={styles.main}>
        <RefreshLine
          updatedAt={query.dataUpdatedAt}
          isUpdating={query.isFetching}
          onRefresh={() => void query.refetch()}
        />
        {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
        <NewItemsPill count={steady.heldBack} onShow={steady.release} label={texts.newItems} />
        <HelperAgenda
          state={state}
          items={steady.shown ?? calendar.items}
          availability={calendar.availability}
          getChangeCount={steady.getChangeCount}
          onDay={setOpenDay}
        />
      </Columns>
      {openDay !== undefined && (
        <DayHoursDialog
          date={openDay}
          today={state.today}
          hasJobs={calendar.items.some((item) => !isWaiting(item) && isWorkDay(item, openDay))}
          onClose={() => setOpenDay(undefined)}
        />
      )}
    </div>
  );
}

/** Announces an invitation that arrives and a job that moves. */
const changeRules: ChangeRules<HelperCalendarItem> = {
  getId: ({ invitation_id }) => invitation_id,
  describeChange: (before, now) => {
    const when = formatJobDays(now);
    if (!before) return texts.arrived(formatTitle(now), when);
    const hasMoved = before.starts_at !== now.starts_at || before.ends_at !== now.ends_at;
    return hasMoved ? texts.changed(formatTitle(now), when) : undefined;
  },
};

/** The month and the agenda while they load. */
function CalendarSkeleton() {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={330} />
      <Columns canShrink gap={3} className={styles.main}>
        {[1, 2, 3].map((row) => (
          <SkeletonCard key={row} height={120} />
        ))}
      </Columns>
    </div>
  );
}

type HelperAgendaProps = {
  state: HelperCalendarState;
  items: readonly HelperCalendarItem[];
  availability: readonly DayHours[];
  getChangeCount: (invitationId: number) => number;
  /** Opens the hours of a day. */
  onDay: (day: string) => void;
};

/** Two weeks from the chosen day: jobs, invitations, and when the helper is available. */
function HelperAgenda({ state, items, availability, getChangeCount, onDay }: HelperAgendaProps) {
  const days = listHelperDays(state.agenda, items, availability);
  return (
    <Columns as="section" gap={2} aria-label={texts.agenda}>
      {days.every(({ shifts }) => shifts.length === 0) && <Muted size={16}>{texts.empty}</Muted>}
      {days.map((day) => (
        <Day key={day.date} day={day} state={state} getChangeCount={getChangeCount} onDay={onDay} />
      ))}
    </Columns>
  );
}

type DayProps = Pick<HelperAgendaProps, 'state' | 'getChangeCount' | 'onDay'> & { day: HelperDay };

function Day({ day, state: { today }, getChangeCount, onDay }: DayProps) {
  const { date, shifts, hours } = day;
  const label = date === today ? `${texts.today}, ${formatDay(date)}` : formatDay(date, today);
  return (
    <Stack
      isCard
      as="section"
      gap={2}
      aria-label={label}
      className={classes(styles.day, hours?.off === true && styles.off)}
    >
      <Row as="header" gap={3} justify="between" className={styles.head}>
        <Text as="h3" canShrink={false} isNumeric className={styles.title}>
          {label}
        </Text>
        {hours && date >= today && <ChangeHours hours={hours} onOpen={() => onDay(date)} />}
      </Row>
      {hours && shifts.length > 0 && <HoursBar hours={hours} shifts={shifts} />}
      {shifts.length > 0 && (
        <Columns as="ul" gap={2} className={styles.jobs}>
          {shifts.map((shift) => (
            <AgendaJob key={shift.key} shift={shift} turn={getChangeCount(shift.item.invitation_id)} />
          ))}
        </Columns>
      )}
    </Stack>
  );
}

function ChangeHours({ hours, onOpen }: { hours: DayHours; onOpen: () => void }) {
  const words = formatDayHours(hours);
  return (
    <button type="button" className={styles.hours} onClick={onOpen}>
      <Stack as="span" className={styles.words}>
        <span>{hours.windows.length === 0 ? words : hours.windows.map(formatTimeWindow).join(', ')}</span>
        <VisuallyHidden>. </VisuallyHidden>
        {hours.is_exception && <small className={styles.exception}>{hours.note || texts.exception}</small>}
      </Stack>
      <VisuallyHidden>. {texts.change(formatDay(hours.date))}</VisuallyHidden>
      <EditIcon size={14} />
    </button>
  );
}

type HoursBarProps = { hours: DayHours; shifts: readonly HelperShift[] };

const dayMinutes = 1440;

/**
 * A day from midnight to midnight: working hours light, the rest hatched, jobs above. The text beside it has the same
 * information.
 */
function HoursBar({ hours, shifts }: HoursBarProps) {
  const isUnknown = hours.windows.length === 0 && !hours.off;
  const windows = isUnknown
    ? [{ start: 0, end: dayMinutes }]
    : hours.windows.flatMap((each) => windowMinutes(each) ?? []);
  return (
    <div className={styles.bar} aria-hidden="true">
      {windows.map(({ start, end }) => (
        <span key={start} className={styles.free} style={place(start, end)} />
      ))}
      {shifts.map(({ key, item, start, end }) => (
        <span key={key} className={isWaiting(item) ? styles.waiting : styles.job} style={place(start, end)} />
      ))}
    </div>
  );
}

function place(start: number, end: number) {
  const last = Math.min(end, dayMinutes);
  return { left: `${(start / dayMinutes) * 100}%`, width: `${((last - start) / dayMinutes) * 100}%` };
}

/** A job, or an invitation with a dashed edge. It leads to the details. */
function AgendaJob({ shift: { item, start, end, index }, turn }: { shift: HelperShift; turn: number }) {
  const link = useLink();
  const days = countDays(item);
  const zone = zoneNote(item.starts_at, item.timezone, getDeviceZone());
  return (
    <li>
      <Stack
        as="a"
        size={16}
        className={classes(styles.invitation, isWaiting(item) && styles.waitingInvitation, getGlowClass(turn))}
        {...link(href('helper-job-company-details', { id: item.invitation_id }))}
      >
        <Text as="span" weight="medium" isNumeric>
          <span>{formatShiftHours(start, end)}</span>
          {zone !== '' && <Muted as="span"> {zone}</Muted>}
        </Text>
        <Text as="span" weight="strong" isBreaking>
          {formatTitle(item)}
        </Text>
        <Muted as="span">
          <span>
            {item.company_name} · {texts.position[item.position]}
          </span>
          {days > 1 && <span>{` · ${texts.dayOf(index + 1, days)}`}</span>}
        </Muted>
        <Row above={1} as="span" gap={2} align="stretch" isWrapping className={styles.chips}>
          <State item={item} />
          {item.has_conflict && (
            <StatusChip tone="danger" icon={<WarningIcon size={12} />}>
              {texts.conflict}
            </StatusChip>
          )}
        </Row>
      </Stack>
    </li>
  );
}

function State({ item }: { item: HelperCalendarItem }) {
  const now = useNow();
  const { closed_state, expires_at, timezone } = item;
  const words = formatState(item);
  if (closed_state === 'cancelled') {
    return (
      <StatusChip tone="neutral" icon={<SmallCrossIcon size={12} />}>
        {words}
      </StatusChip>
    );
  }
  if (!isWaiting(item)) {
    return (
      <StatusChip tone={closed_state === null ? 'success' : 'neutral'} icon={<TickIcon size={12} />}>
        {words}
      </StatusChip>
    );
  }
  return (
    <StatusChip tone="warning" icon={<ClockIcon size={12} />}>
      {expires_at === null ? words : texts.expires(relativeTime(expires_at, now, timezone))}
    </StatusChip>
  );
}
