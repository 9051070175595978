/**
 * The calendar library draws `Date`s by the clock of the device. So it gets "wall" dates: dates whose time on this
 * device reads like the time in the zone of the branch. They are for drawing only and never sent.
 */
import { toMinutes, toTime } from '#platform/lib/time/clockTimes';
import { type CalendarDate, parseDate } from '#platform/lib/time/dates';
import { type Instant, zonedTime } from '#platform/lib/time/zonedTimes';

export function toWallDate(date: CalendarDate, minutes = 0): Date {
  const { year = 1970, month = 1, day = 1 } = parseDate(date) ?? {};
  return new Date(year, month - 1, day, 0, minutes);
}

/** Wall date in a zone at an instant. */
export function toWall(instant: Instant | Date, zone: string): Date {
  const { date, time } = zonedTime(instant, zone);
  return toWallDate(date, toMinutes(time) ?? 0);
}

export function readWallDay(wall: Date): CalendarDate {
  const [year, month, day] = [wall.getFullYear(), wall.getMonth() + 1, wall.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** "HH:mm" */
export function readWallTime(wall: Date): string {
  return toTime(wall.getHours() * 60 + wall.getMinutes());
}
