/**
 * The calendar libraries draw `Date`s by the clock of the device. So they get "wall" dates: dates whose time on this
 * device reads like the time in the zone of the branch. They are for drawing only and never sent.
 */
import { toMinutes, toTime } from './clockTimes';
import { type CalendarDate, parseDate } from './dates';
import { type Instant, zonedTime } from './zonedClock';

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

/** Day of the month. */
export function readWallDayNumber(wall: Date): number {
  return wall.getDate();
}

/** "HH:mm" */
export function readWallTime(wall: Date): string {
  return toTime(readWallMinutes(wall));
}

/** Minutes after midnight. */
export function readWallMinutes(wall: Date): number {
  return wall.getHours() * 60 + wall.getMinutes();
}

/** Compares without making texts: the calendar asks for each job of a week. */
export function isSameWallDay(one: Date, other: Date): boolean {
  return (
    one.getDate() === other.getDate() &&
    one.getMonth() === other.getMonth() &&
    one.getFullYear() === other.getFullYear()
  );
}

/** Midnight of the day, in epoch milliseconds. */
export function getWallMidnight(wall: Date): number {
  return new Date(wall).setHours(0, 0, 0, 0);
}
