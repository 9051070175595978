import type { ExplainedFit } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { fitTexts } from '../fit/texts';
import styles from './matches.module.css';
import { matchesTexts as texts } from './texts';

/** The points of each part, on demand. */
export function ScoreDetails({ name, fit }: { name: string; fit: ExplainedFit }) {
  return (
    <details className={styles.details}>
      <summary aria-label={texts.detailsOf(name)}>{texts.details}</summary>
      <dl className={styles.parts}>
        {fit.parts.map(({ part, points, max }) => (
          <div key={part} className={styles.part}>
            <dt>{fitTexts.part[part]}</dt>
            <dd>{fitTexts.points(formatNumber(points, 1), formatNumber(max))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
