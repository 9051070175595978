import { formatJobWhen } from '#domain/time/workDays';
import { getRouteCities } from '#domain/orders/route';
import type { EmployeeDetail, UpcomingJob } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatInstant, todayIn } from '#platform/lib/time/zonedTimes';
import { classes } from '#platform/ui/classes';
import { hasDetails } from '../model/knownMember';
import { MemberJobLink } from './MemberJobLink';
import { ProfilePart } from './ProfilePart';
import styles from './profile.module.css';
import { profileTexts as texts } from './texts';

const shownJobs = 5;

/** Upcoming jobs of the branch, and the next one if it is in another branch. */
export function NextJobs({ member, now }: { member: EmployeeDetail; now: Date }) {
  const { upcoming_jobs: jobs, next_job: next } = member;
  const isElsewhere = next !== null && !jobs.some(({ order_id }) => order_id === next.order_id);
  const rest = jobs.length - shownJobs;
  const isKnown = hasDetails(member) && member.positions.length > 0;
  if (jobs.length === 0 && next === null && !isKnown) return null;
  return (
    <ProfilePart title={texts.next}>
      {jobs.length === 0 && !isElsewhere && <p className={styles.quiet}>{texts.noNext}</p>}
      <ul className={styles.jobs}>
        {isElsewhere && (
          <li>
            <MemberJobLink orderId={next.order_id} number={next.number} />
            <span>{formatInstant(next.starts_at, next.timezone, now)}</span>
            <span className={styles.quiet}>{texts.elsewhere}</span>
          </li>
        )}
        {jobs.slice(0, shownJobs).map((job) => (
          <NextJob key={job.invitation_id} job={job} now={now} />
        ))}
        {rest > 0 && (
          <li>
            <span className={classes(styles.quiet, styles.more)}>{texts.moreJobs(rest)}</span>
          </li>
        )}
      </ul>
    </ProfilePart>
  );
}

function NextJob({ job, now }: { job: UpcomingJob; now: Date }) {
  const { from, to } = getRouteCities(job);
  return (
    <li>
      <MemberJobLink orderId={job.order_id} number={job.number} />
      <span>{formatJobWhen(job, todayIn(job.timezone, now))}</span>
      <span className={styles.quiet}>{[from, to].filter(Boolean).join(' → ')}</span>
      {job.invitation_status === InvitationStatus.new && <span className={styles.pending}>{texts.invited}</span>}
    </li>
  );
}
