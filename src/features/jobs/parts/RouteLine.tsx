import type { OrderCard } from '../../../generated/model';
import { routeWords, stopsBetween } from './cardWords';
import styles from './card.module.css';
import { cardTexts } from './texts';

/** "Tempe → Gilbert (+1 stop)" */
export function RouteLine({ job }: { job: Pick<OrderCard, 'city_from' | 'city_to' | 'stops_count'> }) {
  const between = stopsBetween(job.stops_count);
  return (
    <span className={styles.route}>
      {routeWords(job)}
      {between > 0 && <span className={styles.more}> {cardTexts.moreStops(between)}</span>}
    </span>
  );
}
