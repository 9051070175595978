import { useState } from 'react';
import type { HelperCalendar, HelperCalendarItem } from '#generated/model';
import { UserType } from '#generated/model/codes';
import { formatJobDays, isWorkDay } from '#domain/time/workDays';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { Link } from '#platform/routing/links/Link';
import { href } from '#platform/routing/links/href';
import { IfFeature } from '#platform/provider/IfFeature';
import { useFeature } from '#platform/provider/useFeature';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useUserType } from '#platform/session/useSession';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { RefreshLine } from '#platform/ui/lists/RefreshLine';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { CalendarIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useFeedDialog } from '../feed/useFeedDialog';
import { useHelperCalendar } from '../helperApi';
import { isWaiting } from '../model/helperDays';
import { DayHoursDialog } from './DayHoursDialog';
import { HelperAgenda } from './HelperAgenda';
import styles from './helperCalendar.module.css';
import { MonthStrip } from './MonthStrip';
import { formatTitle } from './describeItem';
import { helperCalendarTexts as texts } from './texts';
import { type HelperCalendarState, useHelperCalendarState } from './useHelperCalendarState';

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
      <div className={styles.main}>
        <EmptyState text={texts.notListed} />
      </div>
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
      <div className={styles.main}>
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
      </div>
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
      <div className={styles.main}>
        {[1, 2, 3].map((row) => (
          <SkeletonCard key={row} height={120} />
        ))}
      </div>
    </div>
  );
}
