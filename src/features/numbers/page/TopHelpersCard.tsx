import { namePerson } from '#domain/people/personName';
import type { BranchNumbers, TopHelper } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { Link } from '#platform/routing/links/Link';
import { Avatar } from '#platform/ui/data/Avatar';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { getJobsPath } from '../model/jobsOfNumber';
import { numbersTexts as texts } from '../texts';
import { CardFrame } from './CardFrame';
import styles from './numbers.module.css';

/** The people who worked the most. A table in either view. */
export function TopHelpersCard({ branch }: { branch: BranchNumbers }) {
  return (
    <CardFrame title={texts.helpers} define={texts.defineHelpers}>
      {branch.top_helpers.length === 0 ? (
        <p className={styles.nothing}>{texts.helpersEmpty}</p>
      ) : (
        <ScrollRegion label={texts.tableOf(texts.helpers)}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.person}</th>
                <th scope="col" className={styles.number}>
                  {texts.jobs}
                </th>
                <th scope="col" className={styles.number}>
                  {texts.paidHours}
                </th>
                <th scope="col" className={styles.number}>
                  {texts.starsHead}
                </th>
              </tr>
            </thead>
            <tbody>
              {branch.top_helpers.map((helper) => (
                <HelperRow key={helper.user_id} helper={helper} branchId={branch.branch_id ?? undefined} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </CardFrame>
  );
}

function HelperRow({ helper, branchId }: { helper: TopHelper; branchId: number | undefined }) {
  const { user_id: personId, jobs, hours, rating, avatar_url } = helper;
  const name = namePerson(helper);
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar name={name} photoUrl={avatar_url} size={28} />
          {name}
        </span>
      </th>
      <td className={styles.number}>
        <Link href={getJobsPath({ name: 'jobs_done', personId, branchId })} aria-label={texts.helperJobs(name, jobs)}>
          {formatNumber(jobs)}
        </Link>
      </td>
      <td className={styles.number}>{texts.hours(formatNumber(hours))}</td>
      <td className={styles.number}>{rating === null ? texts.fewRatings : formatNumber(rating, 1)}</td>
    </tr>
  );
}
