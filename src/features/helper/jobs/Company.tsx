import type { HelperInvitation, Locale } from '#generated/model';
import { Stars } from '#platform/ui/data/Stars';
import styles from './Company.module.css';
import { jobListTexts as texts } from './texts';
import { useLanguage } from '#platform/language/useLanguage';
import { jobLabels } from './labels';

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

/** A company's own words, in the language it wrote them. Names it if the reader uses another. */
export function CompanyMessage({ text, language }: { text: string; language: Locale | null }) {
  const isForeign = useLanguage() !== language && language !== null;
  return (
    <>
      <span className={styles.text} lang={language ?? undefined}>
        {text}
      </span>
      {isForeign && <span className={styles.language}>{jobLabels.writtenIn[language]}</span>}
    </>
  );
}
