import { useMemo } from 'react';
import type { Activity } from '#generated/model';
import { dayGroup } from '#platform/lib/time/zonedTimes';
import { useStable } from '#platform/ui/useStable';
import { groupMatters, type Matter } from '../model/matters';
import styles from './Feed.module.css';
import { MatterRow } from './rows/MatterRow';
import { useFeedZone } from './useFeedZone';

type Props = {
  activities: readonly Activity[];
  /** Matters that need action now. */
  matters: readonly Activity[] | undefined;
  arrivedIds: ReadonlySet<string>;
  currentId: string | undefined;
  onChoose: (activity: Activity) => void;
  onRead: (activity: Activity) => void;
};

/** Activities grouped by day, in the branch's time zone. Those about one job share a row. */
export function ActivityGroups({ activities, matters: openMatters, arrivedIds, currentId, onChoose, onRead }: Props) {
  const { zone, now } = useFeedZone();
  const groups = useMemo(() => groupByDay(activities, openMatters, zone, now), [activities, openMatters, zone, now]);
  const choose = useStable(onChoose);
  const read = useStable(onRead);
  return groups.map(({ date, label, matters }) => (
    <section key={date} className={styles.group} aria-labelledby={label === '' ? undefined : `day-${date}`}>
      {label !== '' && (
        <h2 id={`day-${date}`} className={styles.day}>
          {label}
        </h2>
      )}
      <ul className={styles.card}>
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
      </ul>
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
