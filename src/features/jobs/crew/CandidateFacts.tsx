import type { Candidate } from '../../../generated/model';
import { locale } from '../../../platform/lib/locale';
import { formatRate } from '../../../platform/lib/money';
import { StarIcon } from '../../../platform/ui/icons';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden';
import styles from './Candidates.module.css';
import { crewTexts } from './texts';

/** The numbers a dispatcher compares, in the columns of the list; a line of them on a phone. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  const { fit, distance_miles, hours_this_week, rating_avg, rating_count, hourly_rate } = candidate;
  const hours = hours_this_week.toLocaleString(locale);
  return (
    <div className={styles.facts}>
      <span className={fitLook(fit.score)}>
        <span aria-hidden="true">{fit.score}</span>
        <VisuallyHidden>{crewTexts.fit(fit.score)}</VisuallyHidden>
      </span>
      <span>{crewTexts.miles(distance_miles.toLocaleString(locale))}</span>
      <span>
        <span aria-hidden="true" className={styles.brief}>
          {crewTexts.week(hours)}
        </span>
        <span className={styles.long}>{crewTexts.weekLong(hours)}</span>
      </span>
      <Stars average={rating_avg} count={rating_count} />
      <span>{formatRate(hourly_rate)}</span>
    </div>
  );
}

function Stars({ average, count }: { average: number | null; count: number }) {
  if (average === null) return <span>{crewTexts.unrated}</span>;
  const stars = average.toFixed(1);
  return (
    <span>
      <span aria-hidden="true" className={styles.stars}>
        <StarIcon size={12} />
        {crewTexts.rating(stars, count)}
      </span>
      <VisuallyHidden>{crewTexts.ratingLong(stars, count)}</VisuallyHidden>
    </span>
  );
}

/** Good, fair, poor: the number says it, the tint lets the eye skip. */
function fitLook(score: number): string | undefined {
  if (score >= 75) return `${styles.fit} ${styles.good}`;
  return score >= 50 ? `${styles.fit} ${styles.fair}` : styles.fit;
}
