import type { Activity } from '#generated/model';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { isOwnPath } from '#platform/routing/guards/guard';
import { useLink } from '#platform/routing/links/useLink';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { BackIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import styles from './ActivityDetail.module.css';
import { ActivityIcon } from './rows/ActivityIcon';
import { useKnownMatters } from '../api';
import { getStaffingPath } from '../model/staffing';
import { feedTexts } from './texts';
import { useFeedZone } from './useFeedZone';

type Props = { activity: Activity; branchId: number; onBack?: () => void };

/** The open activity in full, with a link to its subject. */
export function ActivityDetail({ activity, branchId, onBack }: Props) {
  const { zone, now } = useFeedZone();
  const link = useLink();
  const staffingPath = getStaffingPath(activity, now, useKnownMatters(branchId));
  // On a phone it is the whole page.
  const Title = onBack ? 'h1' : 'h2';
  return (
    <article className={styles.detail} aria-label={activity.title}>
      {onBack && <IconButton touch icon={<BackIcon />} label={feedTexts.back} onClick={onBack} />}
      <div className={styles.head}>
        <ActivityIcon severity={activity.severity} type={activity.type} />
        <div className={styles.words}>
          <Title className={styles.title}>{activity.title}</Title>
          {activity.created_at !== null && (
            <time className={styles.time} dateTime={activity.created_at}>
              {formatInstant(activity.created_at, zone, now)}
            </time>
          )}
        </div>
      </div>
      {activity.body !== '' && <p className={styles.body}>{activity.body}</p>}
      <Changes activity={activity} />
      {activity.actor && (
        <p className={styles.actor}>
          <Avatar name={activity.actor.name} photoUrl={activity.actor.avatar_url} size={24} />
          {feedTexts.by(activity.actor.name)}
        </p>
      )}
      <div className={styles.actions}>
        {staffingPath !== null && (
          <Button intent="primary" {...link(staffingPath)}>
            {feedTexts.findPeople}
          </Button>
        )}
        {isOwnPath(activity.url) && (
          <Button variant="outline" {...link(activity.url)}>
            {activity.subject ? feedTexts.openSubject(activity.subject.label) : feedTexts.open}
          </Button>
        )}
      </div>
    </article>
  );
}

function Changes({ activity }: { activity: Activity }) {
  const changes = activity.data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>{feedTexts.change(from, to)}</dd>
        </div>
      ))}
    </dl>
  );
}
