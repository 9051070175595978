import type { MouseEvent } from 'react';
import type { Activity } from '#generated/model';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { isOwnPath } from '#platform/routing/guards/guard';
import { useLink } from '#platform/routing/links/useLink';
import { ChevronRightIcon } from '#platform/ui/icons';
import { useMarkOneAsRead } from '../../api';
import { getNextStep, type NextStep } from '../../model/staffing';
import { ActivityIcon } from '../rows/ActivityIcon';
import { feedTexts } from '../texts';
import { FindPeopleLink } from './FindPeopleLink';
import rowStyles from '../rows/ActivityRow.module.css';
import styles from './NeedsAction.module.css';

type Props = {
  activity: Activity;
  branchId: number;
  /** The branch's time zone. */
  zone: string;
  now: Date;
};

/** Leads to the page where it can be decided, and marks the activity as read. */
export function NeedsActionRow({ activity, branchId, zone, now }: Props) {
  const link = useLink();
  const markAsRead = useMarkOneAsRead(branchId);
  const step = getNextStep(activity);
  const words = (
    <>
      <ActivityIcon severity={activity.severity} type={activity.type} />
      <span className={rowStyles.words}>
        <span className={styles.what}>{activity.title}</span>
        {activity.body !== '' && <span className={styles.body}>{activity.body}</span>}
      </span>
      {activity.created_at !== null && (
        <time className={styles.time} dateTime={activity.created_at}>
          {timeAgo(activity.created_at, now, zone)}
        </time>
      )}
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
        <ChevronRightIcon size={16} />
      </a>
      <FindPeopleLink
        activity={activity}
        path={step?.path ?? null}
        words={step ? toWords(step, activity) : undefined}
        className={styles.action}
        onRead={markAsRead}
      />
    </>
  );
}

function toWords({ kind }: NextStep, { subject }: Activity) {
  const text = feedTexts[kind];
  return { text, label: subject ? `${text}: ${subject.label}` : text };
}
