import type { OrderCard } from '#generated/model';
import { formatRoute, countStopsBetween, type RoutedJob } from './describeJob';
import styles from './card.module.css';
import { cardTexts } from '../texts';
import { formatJobDays, formatJobWhen } from '#domain/time/workDays';
import { todayIn, zoneNote } from '#platform/lib/time/zonedTimes';

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

type Props = {
  job: Pick<OrderCard, 'date' | 'end_date' | 'arrival_window' | 'starts_at' | 'timezone'>;
  now: Date;
};

/**
 * "Sat, Nov 28 · 8:00–10:00 AM", or "Sat, Nov 28 – Mon, Nov 30 · 8:00–10:00 AM" for several days. Adds the zone if this
 * device's clock shows a different time. Without a date nothing.
 */
export function WhenLine({ job, now }: Props) {
  const { date, end_date, arrival_window, starts_at, timezone } = job;
  if (date === null) return null;
  const today = todayIn(timezone, now);
  const days = { date, end_date };
  const when = arrival_window === null ? formatJobDays(days, today) : formatJobWhen({ ...days, arrival_window }, today);
  const note = starts_at === null ? '' : zoneNote(starts_at, timezone);
  return <time dateTime={starts_at ?? date}>{note === '' ? when : cardTexts.zone(when, note)}</time>;
}
