import { texts } from '../texts';
import { daysBetween, formatDay } from './dates';
import { type Instant, isInstant, todayIn, zonedTime } from './zonedTimes';

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
function countCalendarDays(one: Date, other: Date, zone: string): number {
  return Math.abs(daysBetween(todayIn(zone, one), todayIn(zone, other)));
}

function joinUnits(...units: readonly (string | false)[]): string {
  return units.filter((unit) => unit !== false).join(' ');
}

/**
 * Time before or after now: "just now" within a minute either way, "12 min ago", "3 hr ago", "in 3 hr 20 min"; from a day
 * on by the calendar of that zone, "2 days ago", beyond a week "Tue, Nov 3". Units are cut, not rounded: 119 min is "1 hr ago".
 */
export function relativeTime(instant: Instant, now: Date, zone: string): string {
  if (!isInstant(instant)) return texts.noDate;
  const age = now.getTime() - new Date(instant).getTime();
  const span = Math.abs(age);
  if (span < minute) return texts.justNow;
  if (span >= 7 * day) return formatDay(zonedTime(instant, zone).date, todayIn(zone, now));
  if (span >= day)
    return (age > 0 ? texts.ago : texts.ahead)(texts.days(countCalendarDays(now, new Date(instant), zone)));
  return age > 0 ? texts.ago(cutSpan(span)) : texts.ahead(formatSpan(span));
}

/** Formats the time since an event. Clocks differ a little, but a past event is never shown in the future. */
export function timeAgo(instant: Instant, now: Date, zone: string): string {
  const at = new Date(instant);
  return relativeTime(instant, at > now ? at : now, zone);
}

function cutSpan(span: number): string {
  return span < hour ? texts.minutes(Math.floor(span / minute)) : texts.hours(Math.floor(span / hour));
}
