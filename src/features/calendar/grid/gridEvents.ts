import { countDays, getLastDay } from '#domain/time/workDays';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { markStacked } from './dayLayout';
import type { CalendarJob } from '../model/calendarJob';
import type { CalendarView, DayRange } from '../model/range';
import { toWallDate } from '#platform/lib/time/wallTime';
import { listShiftsIn, type WorkShift } from '../model/workShifts';

/** Views of the calendar library. The day by crew and the week by person are our own. */
export type GridView = Exclude<CalendarView, 'day' | 'people'>;

/** An event of the calendar library: a job in a month, a day of a job in the other views. */
export type GridEvent = {
  key: string;
  item: CalendarJob;
  start: Date;
  end: Date;
  day: CalendarDate;
  /** Minutes after midnight. */
  startMinutes: number;
  /** Day of the job, from 0. */
  index: number;
  days: number;
  /** One of so many at the same time that a week lists them in rows, which no one can drag. */
  isStacked: boolean;
};

type Unplaced = Omit<GridEvent, 'isStacked'>;

export function listGridEvents(view: GridView, items: readonly CalendarJob[], range: DayRange): GridEvent[] {
  if (view !== 'month') return markStacked(listShiftsIn(items, range).map(toBlock));
  return items
    .filter((item) => item.date <= range.to && getLastDay(item) >= range.from)
    .map((item) => ({ ...toBar(item), isStacked: false }));
}

function toBlock({ key, item, day, index, start, end }: WorkShift): Unplaced {
  const wall = { start: toWallDate(day, start), end: toWallDate(day, end) };
  return { key, item, start: wall.start, end: wall.end, day, startMinutes: start, index, days: countDays(item) };
}

/** A month shows the days of a job. Its hours only sort it, so it ends on its last day even when it ends at night. */
function toBar(item: CalendarJob): Unplaced {
  const startMinutes = windowMinutes(item.arrival_window)?.start ?? 0;
  return {
    key: String(item.order_id),
    item,
    start: toWallDate(item.date, startMinutes),
    end: toWallDate(getLastDay(item), startMinutes + 1),
    day: item.date,
    startMinutes,
    index: 0,
    days: countDays(item),
  };
}
