import { useId } from 'react';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { HelperProfile, ProfileCompleteness } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { ChevronRightIcon } from '#platform/ui/icons';
import styles from './Completeness.module.css';
import { pageOfPart } from './settingsPages';
import { settingsNavTexts as texts } from '../texts';

type CompletenessProps = { completeness: ProfileCompleteness; status: HelperProfile['status'] };

/** Completeness of the profile: missing parts, why they matter, and a link to each. */
export function Completeness({ completeness, status }: CompletenessProps) {
  const headingId = useId();
  const link = useLink();
  const { percent, missing } = completeness;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {texts.complete(percent)}
      </h2>
      <progress className={styles.bar} value={percent} max={100} aria-labelledby={headingId} />
      {status === ProfileStatus.paused ? (
        <p className={styles.note}>
          {texts.paused} <a {...link(href('helper-settings-work-settings'))}>{texts.resume}</a>
        </p>
      ) : (
        <p className={styles.note}>{missing.length === 0 ? texts.ready : texts.notReady}</p>
      )}
      {missing.length > 0 && (
        <ul className={styles.parts}>
          {missing.map((part) => (
            <li key={part}>
              <a {...link(href(pageOfPart[part]))} className={styles.part}>
                <span>
                  <strong>{texts.missingPart[part].action}</strong>
                  <span className={styles.why}>{texts.missingPart[part].why}</span>
                </span>
                <ChevronRightIcon />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
