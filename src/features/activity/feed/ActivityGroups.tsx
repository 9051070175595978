import type { Activity } from '../../../generated/model';
import { dayGroup } from '../../../platform/lib/time/zonedTimes';
import { RowBoundary } from '../../../platform/ui/feedback/RowBoundary';
import { groupOffers } from '../model/offerGroups';
import { ActivityRow } from './ActivityRow';
import styles from './Feed.module.css';
import { useFeedZone } from './useFeedZone';

type Props = {
  activities: readonly Activity[];
  arrivedIds: ReadonlySet<string>;
  currentId: string | undefined;
  onChoose: (activity: Activity) => void;
};

/** Activities grouped by day, in the branch's time zone. Those about one offer are next to each other. */
export function ActivityGroups({ activities, arrivedIds, currentId, onChoose }: Props) {
  const { zone, now } = useFeedZone();
  const groups = groupByDay(activities, zone, now);
  return groups.map(({ date, label, items }) => (
    <section key={date} className={styles.group} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={styles.day}>
        {label}
      </h2>
      <ul className={styles.card}>
        {groupOffers(items).map(({ activity, isEarlier }) => (
          <li key={activity.id} className={isEarlier ? styles.earlier : undefined}>
            <RowBoundary of={activity}>
              <ActivityRow
                activity={activity}
                current={activity.id === currentId}
                arrived={arrivedIds.has(activity.id)}
                onChoose={onChoose}
              />
            </RowBoundary>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Group = { date: string; label: string; items: Activity[] };

function groupByDay(activities: readonly Activity[], zone: string, now: Date): Group[] {
  const groups = new Map<string, Group>();
  for (const activity of activities) {
    const { date, label } = dayGroup(activity.created_at, zone, now);
    const group = groups.get(date) ?? { date, label, items: [] };
    group.items.push(activity);
    groups.set(date, group);
  }
  return [...groups.values()];
}
