import { texts } from '../texts';
import { type Instant, isInstant } from './zonedTimes';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Formats the time until a deadline, in its two largest units: "2 days 4 hr", "3 hr 20 min", "12 min". The last minute counts
 * as one; undefined once it has passed.
 */
export function formatTimeLeft(deadline: Instant, now: Date): string | undefined {
  if (!isInstant(deadline)) return undefined;
  const left = new Date(deadline).getTime() - now.getTime();
  if (left <= 0) return undefined;
  const [days, hours, minutes] = [
    Math.floor(left / day),
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / minute),
  ];
  if (days > 0) return joinUnits([texts.days(days), hours > 0 && texts.hours(hours)]);
  if (hours > 0) return joinUnits([texts.hours(hours), minutes > 0 && texts.minutes(minutes)]);
  return texts.minutes(Math.max(1, minutes));
}

function joinUnits(units: readonly (string | false)[]): string {
  return units.filter((unit) => unit !== false).join(' ');
}
