import { useMemo, useEffect, useRef, useState } from 'react';
import type { Activity } from '#generated/model';
import { isForbidden } from '#platform/http/failures';
import { dayGroup } from '#platform/lib/time/zonedTimes';
import { announce } from '#platform/ui/feedback/announcements';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState, NoPermission } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { useStable } from '#platform/ui/useStable';
import { type FeedQuery, PERSONAL_FEED, useFeed, useKnownMatters, useMarkOneAsRead } from '../api';
import { useKind, useFeedZone } from './feedState';
import { MatterRow, groupMatters, type Matter } from './MatterRow';
import { feedTexts } from './texts';
import styles from './Feed.module.css';

type Props = {
  branchId: number;
  query: FeedQuery;
  currentId: string | undefined;
  onChoose: (activity: Activity) => void;
};

/** All or unread activities, in every state of a list. */
export function FeedList({ branchId, query, currentId, onChoose }: Props) {
  const feed = useFeed(branchId, query, true);
  const markAsRead = useMarkOneAsRead(branchId);
  const matters = useKnownMatters(branchId);
  const { arrivedIds, waiting, showHeldBack } = useArrivals(feed.data);
  if (feed.isPending) return <FeedSkeleton />;
  if (!feed.data)
    return <FeedError error={feed.error} onRetry={() => void feed.refetch()} retrying={feed.isFetching} />;
  if (feed.data.length === 0) return <EmptyFeed branchId={branchId} query={query} />;
  const choose = (activity: Activity) => {
    onChoose(activity);
    markAsRead(activity);
  };
  return (
    <>
      <NewItemsPill
        count={feed.data.filter(({ id }) => waiting.includes(id)).length}
        onShow={showHeldBack}
        label={feedTexts.newItems}
      />
      <ActivityGroups
        activities={feed.data}
        matters={matters}
        arrivedIds={arrivedIds}
        currentId={currentId}
        onChoose={choose}
        onRead={markAsRead}
      />
      {feed.isFetchNextPageError && (
        <Text tone="danger" above={4} className={styles.moreFailed}>
          {feedTexts.moreFailed}
        </Text>
      )}
      {feed.hasNextPage && (
        <Row align="stretch" justify="center" above={5}>
          <Button variant="outline" loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            {feedTexts.loadMore}
          </Button>
        </Row>
      )}
    </>
  );
}

function FeedError({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  if (isForbidden(error)) return <NoPermission text={error.message} />;
  return <ErrorState title={feedTexts.errorTitle} text={feedTexts.kept} onRetry={onRetry} retrying={retrying} />;
}

function EmptyFeed({ branchId, query: { filter, kind } }: Pick<Props, 'branchId' | 'query'>) {
  const [, choose] = useKind();
  if (kind !== null) {
    const action = <Button onClick={() => choose(null)}>{feedTexts.showAll}</Button>;
    return <EmptyState title={feedTexts.emptyKindTitle} text={feedTexts.emptyKind} action={action} />;
  }
  if (filter === 'unread') return <EmptyState title={feedTexts.emptyUnreadTitle} text={feedTexts.emptyUnread} />;
  const text = branchId === PERSONAL_FEED ? feedTexts.emptyPersonal : feedTexts.empty;
  return <EmptyState title={feedTexts.emptyTitle} text={text} />;
}

type ActivityGroupsProps = {
  activities: readonly Activity[];
  /** Matters that need action now. */
  matters: readonly Activity[] | undefined;
  arrivedIds: ReadonlySet<string>;
  currentId: string | undefined;
  onChoose: (activity: Activity) => void;
  onRead: (activity: Activity) => void;
};

/** Activities grouped by day, in the branch's time zone. Those about one job share a row. */
function ActivityGroups({
  activities,
  matters: openMatters,
  arrivedIds,
  currentId,
  onChoose,
  onRead,
}: ActivityGroupsProps) {
  const { zone, now } = useFeedZone();
  const groups = useMemo(() => groupByDay(activities, openMatters, zone, now), [activities, openMatters, zone, now]);
  const choose = useStable(onChoose);
  const read = useStable(onRead);
  return groups.map(({ date, label, matters }) => (
    <section key={date} className={styles.group} aria-labelledby={label === '' ? undefined : `day-${date}`}>
      {label !== '' && (
        <Muted as="h2" size={13} weight="medium" below={2} id={`day-${date}`}>
          {label}
        </Muted>
      )}
      <Text as="ul" isCard className={styles.card}>
        {matters.map((matter) => (
          <li key={matter.key} className={styles.item}>
            <MatterRow
              matter={matter}
              openMatters={openMatters}
              arrivedIds={arrivedIds}
              currentId={currentId}
              onChoose={choose}
              onRead={read}
            />
          </li>
        ))}
      </Text>
    </section>
  ));
}

type Group = { date: string; label: string; matters: Matter[] };

/**
 * Groups by day; those without a time have no heading. An activity later than `now`, which is updated once a minute, shows
 * that a new day began.
 */
function groupByDay(
  activities: readonly Activity[],
  openMatters: readonly Activity[] | undefined,
  zone: string,
  now: Date,
): Group[] {
  const times = activities.flatMap(({ created_at: at }) => (at === null ? [] : [Date.parse(at)]));
  const today = new Date(Math.max(+now, ...times));
  const days = new Map<string, { date: string; label: string; activities: Activity[] }>();
  for (const activity of activities) {
    const { created_at: at } = activity;
    const { date, label } = at === null ? { date: '', label: '' } : dayGroup(at, zone, today);
    const day = days.get(date) ?? { date, label, activities: [] };
    day.activities.push(activity);
    days.set(date, day);
  }
  return [...days.values()].map((day) => ({
    date: day.date,
    label: day.label,
    matters: groupMatters(day.activities, openMatters),
  }));
}

const readingFrom = 160;

type Arrivals = { known: ReadonlySet<string>; arrivedIds: ReadonlySet<string>; waiting: readonly string[] };

/**
 * Finds live arrivals: ids above every id known before. While the user has scrolled down, arrivals are held behind a
 * pill instead of being highlighted.
 */
function useArrivals(activities: readonly Activity[] | undefined) {
  const [state, setState] = useState<Arrivals>();
  const next = activities && advance(state, activities);
  if (next && next !== state) setState(next);
  useAnnouncement(newestArrival(state, activities));
  useEffect(() => {
    const onScroll = () => {
      if (!isReading()) setState((now) => (now && now.waiting.length > 0 ? { ...now, waiting: [] } : now));
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return {
    arrivedIds: state?.arrivedIds ?? none,
    waiting: state?.waiting ?? [],
    showHeldBack: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
  };
}

const none: ReadonlySet<string> = new Set();

function newestArrival(state: Arrivals | undefined, activities: readonly Activity[] | undefined) {
  const newest = activities?.[0];
  return newest && state?.arrivedIds.has(newest.id) ? newest : undefined;
}

function useAnnouncement(arrival: Activity | undefined): void {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (!arrival || announced.current === arrival.id) return;
    announced.current = arrival.id;
    announce(feedTexts.arrived(arrival.title));
  }, [arrival]);
}

function advance(state: Arrivals | undefined, activities: readonly Activity[]): Arrivals {
  const ids = activities.map(({ id }) => id);
  if (!state) return { known: new Set(ids), arrivedIds: new Set(), waiting: [] };
  const fresh = ids.filter((id) => !state.known.has(id));
  if (fresh.length === 0) return state;
  const firstKnown = ids.findIndex((id) => state.known.has(id));
  const arrived = firstKnown < 0 ? ids : ids.slice(0, firstKnown);
  return {
    known: new Set([...state.known, ...fresh]),
    arrivedIds: arrived.length > 0 ? new Set(arrived) : state.arrivedIds,
    waiting: isReading() ? [...state.waiting, ...arrived] : [],
  };
}

function isReading(): boolean {
  return window.scrollY > readingFrom;
}

const rows = ['72%', '58%', '80%', '64%', '70%', '52%', '76%', '60%'];

export function FeedSkeleton() {
  return (
    <Text as="div" isCard className={styles.card} role="status">
      <VisuallyHidden>{feedTexts.loading}</VisuallyHidden>
      {rows.map((width) => (
        <Row gap={3} key={width} className={styles.skeletonRow}>
          <SkeletonCircle size={36} />
          <Stack isFilling gap={2}>
            <SkeletonLine width={width} height={14} />
            <SkeletonLine width="40%" />
          </Stack>
        </Row>
      ))}
    </Text>
  );
}
