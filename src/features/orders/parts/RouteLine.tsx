import type { OrderCard } from '#generated/model';
import { formatRoute, countStopsBetween, type RoutedJob } from './describeJob';
import styles from './card.module.css';
import { cardTexts } from '../texts';

/** "Tempe → Gilbert (+1 stop)" */
export function RouteLine({ job }: { job: RoutedJob & Partial<Pick<OrderCard, 'stops_count'>> }) {
  const between = countStopsBetween(job.stops_count ?? 0);
  return (
    <span className={styles.route}>
      <span>{formatRoute(job)}</span>
      {between > 0 && <span className={styles.more}> {cardTexts.moreStops(between)}</span>}
    </span>
  );
}
