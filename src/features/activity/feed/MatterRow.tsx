import { useState, memo, type MouseEvent } from 'react';
import type { Activity, ActivitySeverity, ActivityType } from '#generated/model';
import { useLanguage } from '#platform/language/useLanguage';
import { timeAgo } from '#platform/lib/time/timeLeft';
import { useLink } from '#platform/routing/links/useLink';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { classes } from '#platform/ui/classes';
import {
  BranchIcon,
  ClockIcon,
  InfoIcon,
  JobIcon,
  FindAiIcon,
  StarIcon,
  SuccessIcon,
  TeamIcon,
  WarningIcon,
} from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getGlowClass } from '#platform/ui/lists/glow';
import { getStaffingPath } from '../model/staffing';
import { useFeedZone } from './feedState';
import { feedTexts } from './texts';
import styles from './Feed.module.css';

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
const ActivityRow = memo(function ActivityRow(props: Props) {
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
        <Stack as="span" canShrink isFilling isBreaking>
          <span className={styles.rowTitle}>{activity.title}</span>
          {activity.body !== '' && (
            <Muted as="span" size={13} className={styles.rowBody}>
              {activity.body}
            </Muted>
          )}
        </Stack>
        <Row
          as="span"
          justify="end"
          gap={2}
          tone="secondary"
          size={12}
          isNumeric
          canShrink={false}
          className={styles.end}
        >
          {ago !== undefined && <time dateTime={activity.created_at ?? undefined}>{ago}</time>}
          {!activity.is_read && (
            <span className={styles.dot}>
              <VisuallyHidden>{feedTexts.unreadItem}</VisuallyHidden>
            </span>
          )}
        </Row>
      </button>
      <FindPeopleLink activity={activity} path={staffingPath} className={styles.action} onRead={onRead} />
    </div>
  );
});

const byFamily = {
  invitation: TeamIcon,
  order: JobIcon,
  crew: ClockIcon,
  branch_invitation: TeamIcon,
  offer: FindAiIcon,
  application: FindAiIcon,
  rating: StarIcon,
  document: WarningIcon,
  manager: BranchIcon,
  branch: BranchIcon,
  subscription: InfoIcon,
  pay: SuccessIcon,
};

/** An icon for the activity type in the color of its severity. The title has the same information. */
export function ActivityIcon({ severity, type }: { severity: ActivitySeverity; type: ActivityType | null }) {
  const family = Object.entries(byFamily).find(([name]) => type?.startsWith(`${name}.`));
  const Icon = family?.[1] ?? InfoIcon;
  return (
    <Row
      as="span"
      isInline
      justify="center"
      canShrink={false}
      className={`${styles.icon} ${styles[severity ?? 'info']}`}
    >
      <Icon />
    </Row>
  );
}

type FindPeopleLinkProps = {
  activity: Activity;
  /** Null shows nothing. */
  path: string | null;
  /** The words of the link; "Find people" by default. */
  words?: { text: string; label: string } | undefined;
  className: string | undefined;
  onRead: (activity: Activity) => void;
};

/** Beside the row of an activity: leads to what settles it, and marks the activity as read. */
export function FindPeopleLink({ activity, path, words, className, onRead }: FindPeopleLinkProps) {
  const link = useLink();
  if (path === null) return null;
  const { href, onClick } = link(path);
  const go = (event: MouseEvent<HTMLElement>) => {
    onRead(activity);
    onClick(event);
  };
  return (
    <span className={className}>
      <Button
        size="small"
        variant="outline"
        href={href}
        onClick={go}
        aria-label={words?.label ?? (activity.subject ? feedTexts.findPeopleFor(activity.subject.label) : undefined)}
      >
        {words?.text ?? feedTexts.findPeople}
      </Button>
    </span>
  );
}

/** The newest activity about a job or an offer, and the older ones of the same day. */
export type Matter = { key: string; latest: Activity; earlier: Activity[] };

/**
 * Activities of one day, newest first. Those about one job, or one offer without a job, share a row, apart from what
 * still needs action.
 */
export function groupMatters(activities: readonly Activity[], needsAction: readonly Activity[] = []): Matter[] {
  const open = new Set(needsAction.map(({ id }) => id));
  const matters = new Map<string, Matter>();
  for (const activity of activities) {
    const key = open.has(activity.id) ? activity.id : getMatterKey(activity);
    const matter = matters.get(key);
    if (matter) matter.earlier.push(activity);
    else matters.set(key, { key, latest: activity, earlier: [] });
  }
  return [...matters.values()];
}

function getMatterKey({ id, type, subject, data }: Activity): string {
  if (data?.order_id !== undefined) return `job ${data.order_id}`;
  return subject && type?.startsWith('offer.') ? `offer ${subject.id}` : id;
}
