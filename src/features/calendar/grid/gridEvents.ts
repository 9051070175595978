import type { CalendarItem } from '../../../generated/model';
import { countDays, getLastDay } from '../../../domain/workDays';
import { windowMinutes } from '../../../platform/lib/time/clockTimes';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { CalendarView, DayRange } from '../model/range';
import { toWallDate } from '../model/wallTime';
import { listShiftsIn, type WorkShift } from '../model/workShifts';

/** What the calendar library draws: a day of a job in a week, all days of a job as one bar in a month. */
export type GridEvent = {
  key: string;
  item: CalendarItem;
  start: Date;
  end: Date;
  /** Its first day. */
  day: CalendarDate;
  /** Minutes after midnight. */
  startMinutes: number;
  /** Day of the job, from 0. */
  index: number;
  days: number;
};

export function listGridEvents(view: CalendarView, items: readonly CalendarItem[], range: DayRange): GridEvent[] {
  return view === 'month' ? items.map(toBar) : listShiftsIn(items, range).map(toBlock);
}

function toBlock({ key, item, day, index, start, end }: WorkShift): GridEvent {
  const wall = { start: toWallDate(day, start), end: toWallDate(day, end) };
  return { key, item, start: wall.start, end: wall.end, day, startMinutes: start, index, days: countDays(item) };
}

function toBar(item: CalendarItem): GridEvent {
  const startMinutes = windowMinutes(item.arrival_window)?.start ?? 0;
  return {
    key: String(item.order_id),
    item,
    day: item.date,
    start: toWallDate(item.date, startMinutes),
    end: toWallDate(getLastDay(item), 1439),
    startMinutes,
    index: 0,
    days: countDays(item),
  };
}
