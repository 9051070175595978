import type { OrderCard } from '#generated/model';
import { formatJobWhen } from '#domain/time/workDays';
import { todayIn, zoneNote } from '#platform/lib/time/zonedTimes';
import { cardTexts } from '../texts';

type Props = {
  job: Pick<OrderCard, 'date' | 'end_date' | 'arrival_window' | 'starts_at' | 'timezone'>;
  now: Date;
};

/**
 * "Sat, Nov 28 · 8:00–10:00 AM", or "Sat, Nov 28 – Mon, Nov 30 · 8:00–10:00 AM" for several days. Adds the zone if this
 * device's clock shows a different time.
 */
export function WhenLine({ job, now }: Props) {
  const { starts_at, timezone } = job;
  const when = formatJobWhen(job, todayIn(timezone, now));
  const note = zoneNote(starts_at, timezone);
  return <time dateTime={starts_at}>{note === '' ? when : cardTexts.zone(when, note)}</time>;
}
