import type { HelperInvitation } from '#generated/model';
import { Stars } from '#platform/ui/data/Stars';
import styles from './HirerName.module.css';
import { jobListTexts as texts } from './texts';

/** A company and its branch, with what helpers think of it. */
export function HirerName({ hirer }: { hirer: HelperInvitation['hirer'] }) {
  const { company_name, branch_name, rating, rating_count } = hirer;
  return (
    <span className={styles.hirer}>
      <span>
        {company_name}, {branch_name}
      </span>
      {rating === null ? texts.newCompany : <Stars of={{ rating_avg: rating, rating_count }} />}
    </span>
  );
}
