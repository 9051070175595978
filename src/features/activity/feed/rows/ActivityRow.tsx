import { memo } from 'react';
import type { Activity } from '#generated/model';
import { useLanguage } from '#platform/language/useLanguage';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { ActivityIcon } from './ActivityIcon';
import styles from './ActivityRow.module.css';
import { FindPeopleLink } from '../needsAction/FindPeopleLink';
import { feedTexts } from '../texts';

type Props = {
  activity: Activity;
  current: boolean;
  arrived: boolean;
  /** "5 min ago"; undefined if the provider does not say when it happened. */
  ago: string | undefined;
  /** The page that finds people for its job, if it needs some. */
  staffingPath: string | null;
  onChoose: (activity: Activity) => void;
  onRead: (activity: Activity) => void;
};

/**
 * One activity: what happened, how long ago, and whether it is unread. Memoized: the list may be long, and an event
 * changes one row of it.
 */
export const ActivityRow = memo(function ActivityRow(props: Props) {
  useLanguage();
  const { activity, current, arrived, ago, staffingPath, onChoose, onRead } = props;
  const state = activity.is_read ? styles.read : styles.unread;
  return (
    <div className={current ? styles.current : undefined}>
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
          {ago !== undefined && <time dateTime={activity.created_at ?? undefined}>{ago}</time>}
          {!activity.is_read && (
            <span className={styles.dot}>
              <VisuallyHidden>{feedTexts.unreadItem}</VisuallyHidden>
            </span>
          )}
        </span>
      </button>
      <FindPeopleLink activity={activity} path={staffingPath} className={styles.action} onRead={onRead} />
    </div>
  );
});
