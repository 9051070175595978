import type { OrderCard } from '../../../generated/model';
import { formatDayWindow } from '../../../platform/lib/clockTimes';
import { todayIn, zoneNote } from '../../../platform/lib/zonedTimes';
import { cardTexts } from './texts';

type Props = {
  job: Pick<OrderCard, 'date' | 'arrival_window' | 'starts_at' | 'timezone'>;
  now: Date;
};

/** "Sat, Nov 28 · 8:00–10:00 AM"; the zone where this device's clock shows another time. */
export function WhenLine({ job, now }: Props) {
  const { date, arrival_window, starts_at, timezone } = job;
  const when = formatDayWindow(date, arrival_window, todayIn(timezone, now));
  const note = zoneNote(starts_at, timezone);
  return <time dateTime={starts_at}>{note === '' ? when : cardTexts.zone(when, note)}</time>;
}
