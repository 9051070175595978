import { texts } from '../texts';
import { daysBetween } from './dates';
import { type Instant, isInstant, todayIn } from './zonedTimes';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats milliseconds: "1 day 4 hr", "3 hr 20 min", "12 min"; only days from one week on. Rounds down. */
export function formatSpan(span: number): string {
  const [days, hours, minutes] = [Math.floor(span / day), Math.floor(span / hour) % 24, Math.floor(span / minute) % 60];
  if (days >= 7) return texts.days(days);
  if (days > 0) return joinUnits(texts.days(days), hours > 0 && texts.hours(hours));
  if (hours > 0) return joinUnits(texts.hours(hours), minutes > 0 && texts.minutes(minutes));
  return texts.minutes(minutes);
}

/**
 * Formats the time until a deadline, the same wherever one is shown: "3 hr 20 min", and from a day on the days by the
 * calendar of that zone. The last minute counts as one; undefined once it has passed.
 */
export function formatTimeLeft(deadline: Instant, now: Date, zone: string): string | undefined {
  if (!isInstant(deadline)) return undefined;
  const left = new Date(deadline).getTime() - now.getTime();
  if (left <= 0) return undefined;
  return left < day ? formatSpan(Math.max(minute, left)) : texts.days(countCalendarDays(now, new Date(deadline), zone));
}

/** Midnights between two moments in a zone. */
export function countCalendarDays(one: Date, other: Date, zone: string): number {
  return Math.abs(daysBetween(todayIn(zone, one), todayIn(zone, other)));
}

function joinUnits(...units: readonly (string | false)[]): string {
  return units.filter((unit) => unit !== false).join(' ');
}
