import type { Employee } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { hasDetails } from '../../model/knownMember';
import styles from './MemberFacts.module.css';
import { listTexts } from '../texts';

/** "22.5 h", with "this week" where there is no column heading. */
export function Week({ hours }: { hours: number | null }) {
  if (hours === null) return <span className={styles.week} />;
  const shown = formatNumber(hours);
  return (
    <span className={styles.week}>
      <span aria-hidden="true" className={styles.brief}>
        {listTexts.week(shown)}
      </span>
      <span className={styles.long}>{listTexts.weekLong(shown)}</span>
    </span>
  );
}

type NextJobProps = { of: Pick<Employee, 'next_job' | 'version'>; now: Date };

/** Link to the next job they accepted. */
export function NextJob({ of: member, now }: NextJobProps) {
  const link = useLink();
  const { next_job: job } = member;
  if (job === null) return <span className={styles.noNext}>{hasDetails(member) && listTexts.noNext}</span>;
  const when = formatInstant(job.starts_at, job.timezone, now);
  return (
    <span className={styles.next}>
      <a aria-label={listTexts.nextLong(job.number)} {...link(href('company-job-details', { id: job.order_id }))}>
        {job.number}
      </a>
      <span className={styles.when}>{when}</span>
    </span>
  );
}
