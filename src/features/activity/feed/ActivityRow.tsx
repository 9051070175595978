import type { Activity } from '../../../generated/model';
import { timeAgo } from '../../../platform/lib/time/relativeTime';
import { classes } from '../../../platform/ui/classes';
import { getGlowClass } from '../../../platform/ui/data/glow';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import { ActivityIcon } from './ActivityIcon';
import styles from './ActivityRow.module.css';
import { feedTexts } from './texts';
import { useFeedZone } from './useFeedZone';

type Props = { activity: Activity; current: boolean; arrived: boolean; onChoose: (activity: Activity) => void };

/** One activity: what happened, how long ago, and whether it is unread. */
export function ActivityRow({ activity, current, arrived, onChoose }: Props) {
  const { zone, now } = useFeedZone();
  const state = activity.is_read ? styles.read : styles.unread;
  return (
    <button
      type="button"
      className={classes(styles.row, state, getGlowClass(arrived ? 1 : 0))}
      aria-current={current ? 'true' : undefined}
      onClick={() => onChoose(activity)}
    >
      <ActivityIcon severity={activity.severity} type={activity.type} />
      <span className={styles.words}>
        <span className={styles.title}>{activity.title}</span>
        {activity.body !== '' && <span className={styles.body}>{activity.body}</span>}
      </span>
      <span className={styles.end}>
        <time dateTime={activity.created_at}>{timeAgo(activity.created_at, now, zone)}</time>
        {!activity.is_read && (
          <span className={styles.dot}>
            <VisuallyHidden>{feedTexts.unreadItem}</VisuallyHidden>
          </span>
        )}
      </span>
    </button>
  );
}
