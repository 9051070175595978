import { namePerson } from '#domain/people/personName';
import { PersonNotes } from '../../people';
import { listNotes } from '../model/candidateNotes';
import type { FittingCandidate } from '../model/candidates';
import { crewTexts, matchTexts as texts } from '../texts';
import styles from './BestMatches.module.css';

/** Reasons the best candidates fit: availability, distance, ratings, jobs with the branch and rate. */
export function BestMatches({ candidates }: { candidates: readonly FittingCandidate[] }) {
  if (candidates.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={texts.bestTitle}>
      <h2 className={styles.title}>{texts.bestTitle}</h2>
      <ol className={styles.list}>
        {candidates.map((candidate) => (
          <li key={candidate.employee_id}>
            <p className={styles.name}>
              {namePerson(candidate)} <span className={styles.score}>{crewTexts.fit(candidate.fit.score)}</span>
            </p>
            <PersonNotes notes={listNotes(candidate)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
