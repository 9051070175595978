import type { CalendarItem } from '../../../generated/model';
import { countDays } from '../../../domain/workDays';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { DayRange } from '../model/range';
import { toWallDate } from '../model/wallTime';
import { listShiftsIn, type WorkShift } from '../model/workShifts';

/** What the calendar library draws: a day of a job in a week. */
export type GridEvent = {
  key: string;
  item: CalendarItem;
  start: Date;
  end: Date;
  day: CalendarDate;
  /** Minutes after midnight. */
  startMinutes: number;
  /** Day of the job, from 0. */
  index: number;
  days: number;
};

export function listGridEvents(items: readonly CalendarItem[], range: DayRange): GridEvent[] {
  return listShiftsIn(items, range).map(toBlock);
}

function toBlock({ key, item, day, index, start, end }: WorkShift): GridEvent {
  const wall = { start: toWallDate(day, start), end: toWallDate(day, end) };
  return { key, item, start: wall.start, end: wall.end, day, startMinutes: start, index, days: countDays(item) };
}
