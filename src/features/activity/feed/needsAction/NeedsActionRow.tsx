import type { MouseEvent } from 'react';
import type { Activity } from '#generated/model';
import { isOwnPath } from '#platform/routing/guards/guard';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { Button } from '#platform/ui/inputs/Button';
import { useLatePhone, useMarkOneAsRead } from '../../api';
import { getNextStep } from '../../model/staffing';
import { ActivityIcon } from '../rows/ActivityIcon';
import { feedTexts } from '../texts';
import { FindPeopleLink } from './FindPeopleLink';
import styles from './NeedsAction.module.css';

type Props = { activity: Activity; branchId: number };

/** Leads to the page where it can be decided, and marks the activity as read. */
export function NeedsActionRow({ activity, branchId }: Props) {
  const link = useLink();
  const markAsRead = useMarkOneAsRead(branchId);
  const step = getNextStep(activity, useNow());
  const words = (
    <>
      <ActivityIcon severity={activity.severity} type={activity.type} />
      <span className={styles.words}>
        <span className={styles.what}>{activity.title}</span>
        {activity.body !== '' && <span className={styles.body}>{activity.body}</span>}
      </span>
    </>
  );
  if (!isOwnPath(activity.url)) return <div className={styles.row}>{words}</div>;
  const { href, onClick } = link(activity.url);
  const go = (event: MouseEvent<HTMLElement>) => {
    markAsRead(activity);
    onClick(event);
  };
  return (
    <>
      <a href={href} className={styles.row} onClick={go}>
        {words}
      </a>
      <span className={styles.actions}>
        {activity.type === 'crew.late' && <CallLink activity={activity} />}
        {step && (
          <FindPeopleLink
            activity={activity}
            path={step.path}
            words={{ text: feedTexts[step.kind], label: name(feedTexts[step.kind], activity) }}
            className={undefined}
            onRead={markAsRead}
          />
        )}
      </span>
    </>
  );
}

/** Calls the person who is late, once their number is known. */
function CallLink({ activity }: Pick<Props, 'activity'>) {
  const phone = useLatePhone(activity);
  if (!phone) return null;
  return (
    <Button size="small" variant="outline" href={`tel:+1${phone}`} aria-label={name(feedTexts.call, activity)}>
      {feedTexts.call}
    </Button>
  );
}

const name = (text: string, { subject }: Activity) => (subject ? `${text}: ${subject.label}` : text);
