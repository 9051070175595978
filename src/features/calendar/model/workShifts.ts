import { getLastDay, listWorkDays } from '#domain/time/workDays';
import { toMinutes, windowMinutes } from '#platform/lib/time/clockTimes';
import { addDays, type CalendarDate, daysBetween } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import type { CalendarJob } from './calendarJob';
import type { DayRange } from './range';

type TimedItem = Pick<CalendarJob, 'order_id' | 'date' | 'end_date' | 'arrival_window' | 'ends_at' | 'timezone'>;

/** One day of a job, by the clocks of the branch. Minutes count from midnight of `day`, past 1440 after midnight. */
export type WorkShift<Item extends TimedItem = CalendarJob> = {
  key: string;
  item: Item;
  day: CalendarDate;
  /** 0 for the first day of the job. */
  index: number;
  start: number;
  end: number;
};

const dayMinutes = 1440;
const shortestShift = 30;

/** The days of a job: the same hours on each of them. */
export function listShifts<Item extends TimedItem>(item: Item): WorkShift<Item>[] {
  const start = windowMinutes(item.arrival_window)?.start ?? 0;
  const end = start + Math.max(shortestShift, getDailyMinutes(item, start));
  return listWorkDays(item).map((day, index) => ({ key: `${item.order_id}-${day}`, item, day, index, start, end }));
}

/** The shifts of these jobs that touch these days, by their start. */
export function listShiftsIn<Item extends TimedItem>(
  items: readonly Item[],
  { from, to }: DayRange,
): WorkShift<Item>[] {
  const lastDay = ({ day, end }: WorkShift<Item>) => addDays(day, Math.floor((end - 1) / dayMinutes));
  return items
    .flatMap(listShifts)
    .filter((shift) => shift.day <= to && lastDay(shift) >= from)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.start - other.start);
}

/** By local clocks, so that a switch to daylight saving time does not change what is drawn. */
function getDailyMinutes({ ends_at, timezone, ...days }: TimedItem, start: number): number {
  const { date, time } = zonedTime(ends_at, timezone);
  return daysBetween(getLastDay(days), date) * dayMinutes + (toMinutes(time) ?? 0) - start;
}

/** A shift on a day: minutes from midnight of the day; `line` counts from 0; shifts on one line never overlap. */
export type PackedShift = { shift: WorkShift; start: number; end: number; line: number };

/** Places the shifts of a day in as few lines as possible. The shifts are sorted by start. */
export function packLines(shifts: readonly WorkShift[], day: CalendarDate): PackedShift[] {
  const ends: number[] = [];
  return shifts.map((shift): PackedShift => {
    const offset = shift.day === day ? 0 : -dayMinutes;
    const start = Math.max(0, shift.start + offset);
    const end = Math.min(dayMinutes, shift.end + offset);
    const free = ends.findIndex((busyUntil) => busyUntil <= start);
    const line = free < 0 ? ends.length : free;
    ends[line] = end;
    return { shift, start, end, line };
  });
}

export const countLines = (shifts: readonly PackedShift[]): number =>
  shifts.reduce((lines, { line }) => Math.max(lines, line + 1), 0);
