import { useMemo } from 'react';
import type { Activity } from '#generated/model';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { dayGroup } from '#platform/lib/time/zonedTimes';
import { classes } from '#platform/ui/classes';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useStable } from '#platform/ui/useStable';
import { type GroupedActivity, groupOffers } from '../model/offerGroups';
import { getStaffingPath } from '../model/staffing';
import { ActivityRow } from './ActivityRow';
import styles from './Feed.module.css';
import { useFeedZone } from './useFeedZone';

type Props = {
  activities: readonly Activity[];
  arrivedIds: ReadonlySet<string>;
  currentId: string | undefined;
  onChoose: (activity: Activity) => void;
  onRead: (activity: Activity) => void;
};

/** Activities grouped by day, in the branch's time zone. Those about one offer are next to each other. */
export function ActivityGroups({ activities, arrivedIds, currentId, onChoose, onRead }: Props) {
  const { zone, now } = useFeedZone();
  const groups = useMemo(() => groupByDay(activities, zone, now), [activities, zone, now]);
  const choose = useStable(onChoose);
  const read = useStable(onRead);
  return groups.map(({ date, label, items }) => (
    <section key={date} className={styles.group} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={styles.day}>
        {label}
      </h2>
      <ul className={styles.card}>
        {items.map(({ activity, isEarlier }) => (
          <li key={activity.id} className={classes(styles.item, isEarlier && styles.earlier)}>
            <RowBoundary of={activity}>
              <ActivityRow
                activity={activity}
                current={activity.id === currentId}
                arrived={arrivedIds.has(activity.id)}
                ago={timeAgo(activity.created_at, now, zone)}
                staffingPath={getStaffingPath(activity, now)}
                onChoose={choose}
                onRead={read}
              />
            </RowBoundary>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Group = { date: string; label: string; items: GroupedActivity[] };

function groupByDay(activities: readonly Activity[], zone: string, now: Date): Group[] {
  const days = new Map<string, { date: string; label: string; activities: Activity[] }>();
  for (const activity of activities) {
    const { date, label } = dayGroup(activity.created_at, zone, now);
    const day = days.get(date) ?? { date, label, activities: [] };
    day.activities.push(activity);
    days.set(date, day);
  }
  return [...days.values()].map((day) => ({ date: day.date, label: day.label, items: groupOffers(day.activities) }));
}
