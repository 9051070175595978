import type { Conflict } from '../../../generated/model';
import { formatInstant, getDeviceZone } from '../../../platform/lib/time/zonedTimes';
import { AppLink } from '../../../platform/routing/links/AppLink';
import { href } from '../../../platform/routing/links/href';
import { useSession } from '../../../platform/session/useSession';
import { Callout } from '../../../platform/ui/feedback/Callout';
import styles from './Account.module.css';
import { accountTexts } from './texts';

/** The accepted jobs that block deleting an account, in the person's own time zone. */
export function AcceptedJobs({ jobs }: { jobs: readonly Conflict[] }) {
  const zone = useSession(({ user }) => user?.timezone) ?? getDeviceZone();
  return (
    <Callout intent="warning" title={accountTexts.blocked}>
      <ul className={styles.jobs}>
        {jobs.map(({ id, label, starts_at: startsAt }) => (
          <li key={id}>
            <strong>{label}</strong>
            {startsAt !== undefined && <span>{formatInstant(startsAt, zone)}</span>}
          </li>
        ))}
      </ul>
      <AppLink to={href('helper-job-company-accepted')}>{accountTexts.acceptedJobs}</AppLink>
    </Callout>
  );
}
