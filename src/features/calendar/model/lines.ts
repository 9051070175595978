import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { WorkShift } from './workShifts';

/** A shift on a day: minutes from midnight of the day; `line` is one in which nothing overlaps, from 0. */
export type PackedShift = { shift: WorkShift; start: number; end: number; line: number };

const dayMinutes = 1440;

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
