import type { Locale } from '#generated/model';
import { useLanguage } from '#platform/language/useLanguage';
import styles from './CompanyMessage.module.css';
import { jobLabels } from './labels';

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
