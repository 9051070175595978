import type { Activity } from '../../../generated/model';
import { memo } from '../../../platform/language/memo';
import { classes } from '../../../platform/ui/classes';
import { getGlowClass } from '../../../platform/ui/data/glow';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import { ActivityIcon } from './ActivityIcon';
import styles from './ActivityRow.module.css';
import { feedTexts } from './texts';

type Props = {
  activity: Activity;
  current: boolean;
  arrived: boolean;
  /** "5 min ago" */
  ago: string;
  onChoose: (activity: Activity) => void;
};

/**
 * One activity: what happened, how long ago, and whether it is unread. Memoized: the list may be long, and an event
 * changes one row of it.
 */
export const ActivityRow = memo(function ActivityRow({ activity, current, arrived, ago, onChoose }: Props) {
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
        <time dateTime={activity.created_at}>{ago}</time>
        {!activity.is_read && (
          <span className={styles.dot}>
            <VisuallyHidden>{feedTexts.unreadItem}</VisuallyHidden>
          </span>
        )}
      </span>
    </button>
  );
});
