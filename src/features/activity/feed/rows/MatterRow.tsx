import { useState } from 'react';
import type { Activity } from '#generated/model';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { Button } from '#platform/ui/inputs/Button';
import type { Matter } from '../../model/matters';
import { getStaffingPath } from '../../model/staffing';
import { ActivityRow } from './ActivityRow';
import styles from '../Feed.module.css';
import { feedTexts } from '../texts';
import { useFeedZone } from '../useFeedZone';

type Rows = {
  openMatters: readonly Activity[] | undefined;
  arrivedIds: ReadonlySet<string>;
  currentId: string | undefined;
  onChoose: (activity: Activity) => void;
  onRead: (activity: Activity) => void;
};

/** The newest activity about a job; the earlier ones of the day open below it. */
export function MatterRow({ matter: { latest, earlier }, ...rows }: Rows & { matter: Matter }) {
  const [isOpened, setOpened] = useState<boolean>();
  const isOpen = isOpened ?? earlier.some(({ id }) => id === rows.currentId);
  return (
    <>
      <OneActivity activity={latest} {...rows} />
      {earlier.length > 0 && (
        <div className={styles.fold}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={`${nameFold(earlier, isOpen)}: ${latest.title}`}
            onClick={() => setOpened(!isOpen)}
          >
            {nameFold(earlier, isOpen)}
          </Button>
        </div>
      )}
      {isOpen && (
        <ul className={styles.earlier}>
          {earlier.map((activity) => (
            <li key={activity.id}>
              <OneActivity activity={activity} {...rows} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function nameFold(earlier: readonly Activity[], isOpen: boolean): string {
  if (isOpen) return feedTexts.hideEarlier;
  const unread = earlier.filter(({ is_read }) => !is_read).length;
  const text = feedTexts.earlier(earlier.length);
  return unread === 0 ? text : feedTexts.earlierUnread(text, unread);
}

function OneActivity({
  activity,
  openMatters,
  arrivedIds,
  currentId,
  onChoose,
  onRead,
}: Rows & { activity: Activity }) {
  const { zone, now } = useFeedZone();
  return (
    <RowBoundary of={activity}>
      <ActivityRow
        activity={activity}
        current={activity.id === currentId}
        arrived={arrivedIds.has(activity.id)}
        ago={activity.created_at === null ? undefined : timeAgo(activity.created_at, now, zone)}
        staffingPath={getStaffingPath(activity, now, openMatters)}
        onChoose={onChoose}
        onRead={onRead}
      />
    </RowBoundary>
  );
}
