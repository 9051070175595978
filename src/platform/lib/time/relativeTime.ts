import { texts } from '../texts';
import { formatDay } from './dates';
import { countCalendarDays, formatSpan } from './timeLeft';
import { isInstant, todayIn, zonedTime, type Instant } from './zonedTimes';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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
