import { callPerson } from '#domain/people/personName';
import { getRouteCities } from '#domain/orders/route';
import { formatJobWhen } from '#domain/time/workDays';
import type { EmployeeDetail, UpcomingJob } from '#generated/model';
import { hasDetails } from '../model/knownMember';
import styles from './remove.module.css';
import { removeTexts as texts } from '../list/texts';

const shownJobs = 5;

/** Explains what removing a member changes, and what stays. */
export function Consequences({ member }: { member: EmployeeDetail }) {
  const { upcoming_jobs: jobs, branch_ids: branches } = member;
  const name = callPerson(member);
  const rest = jobs.length - shownJobs;
  return (
    <>
      {jobs.length > 0 && <p>{texts.consequence(name, jobs.length)}</p>}
      {jobs.length === 0 && hasDetails(member) && <p>{texts.noJobs(name)}</p>}
      {jobs.length > 0 && (
        <ul className={styles.jobs} aria-label={texts.jobs}>
          {jobs.slice(0, shownJobs).map((job) => (
            <JobLine key={job.invitation_id} job={job} />
          ))}
          {rest > 0 && <li className={styles.quiet}>{texts.more(rest)}</li>}
        </ul>
      )}
      {branches.length === 1 && <AccessLine member={member} />}
      <p className={styles.quiet}>{branches.length > 1 ? `${texts.kept} ${texts.elsewhere(name)}` : texts.kept}</p>
    </>
  );
}

/** The access that ends with their last branch (docs/product.md, "Access to the company"). */
function AccessLine({ member }: { member: EmployeeDetail }) {
  if (member.is_manager) return <p>{texts.noManager(callPerson(member))}</p>;
  const isOffice = member.positions.length === 0;
  return isOffice && <p>{texts.noAccess(callPerson(member))}</p>;
}

function JobLine({ job }: { job: UpcomingJob }) {
  const { from, to } = getRouteCities(job);
  return (
    <li className={styles.job}>
      <span className={styles.number}>{job.number}</span>
      <span>{formatJobWhen(job)}</span>
      <span className={styles.quiet}>{[from, to].filter(Boolean).join(' → ')}</span>
    </li>
  );
}
