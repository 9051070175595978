import { enoughRatings } from '../../lib/ratings';
import { StarIcon } from '../icons';
import styles from './Stars.module.css';
import { texts } from '../texts';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export type Rated = { rating_avg: number | null; rating_count: number | null };

/** "4.9 (38)"; "New" with too few ratings. Nothing if neither the average nor the number is known. */
export function Stars({ of: { rating_avg, rating_count } }: { of: Rated }) {
  if (rating_avg === null && rating_count === null) return null;
  if (rating_avg === null || (rating_count !== null && rating_count < enoughRatings)) {
    return (
      <span className={styles.stars} title={texts.unratedLong}>
        {texts.unrated}
      </span>
    );
  }
  const stars = rating_avg.toFixed(1);
  const words = texts.ratedLong(stars, rating_count);
  return (
    <span className={styles.stars} title={words}>
      <span aria-hidden="true" className={styles.line}>
        <StarIcon size={12} />
        {texts.rated(stars, rating_count)}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
