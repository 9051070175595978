import type { FoundHelper } from '../../../generated/model';
import { locale } from '../../../platform/lib/locale';
import { formatRate } from '../../../platform/lib/money';
import { StarIcon } from '../../../platform/ui/icons';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';

/** The numbers in the columns of the list; a line of them on a phone. */
export function HelperFacts({ helper }: { helper: FoundHelper }) {
  const { distance_miles, jobs_completed, hourly_rate } = helper;
  const miles = distance_miles.toLocaleString(locale, { maximumFractionDigits: 0 });
  return (
    <div className={styles.facts}>
      <span>
        <span aria-hidden="true" className={styles.brief}>
          {texts.miles(miles)}
        </span>
        <span className={styles.long}>{texts.milesLong(miles)}</span>
      </span>
      <span>
        <span aria-hidden="true" className={styles.brief}>
          {jobs_completed.toLocaleString(locale)}
        </span>
        <span className={styles.long}>{texts.jobsDone(jobs_completed)}</span>
      </span>
      <Stars helper={helper} />
      <span>{formatRate(hourly_rate)}</span>
    </div>
  );
}

function Stars({ helper: { rating_avg: average, rating_count: count } }: { helper: FoundHelper }) {
  if (average === null) return <span>{texts.unrated}</span>;
  const stars = average.toFixed(1);
  return (
    <span>
      <span aria-hidden="true" className={styles.stars}>
        <StarIcon size={12} />
        {texts.rating(stars, count)}
      </span>
      <VisuallyHidden>{texts.ratingLong(stars, count)}</VisuallyHidden>
    </span>
  );
}
