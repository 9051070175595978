import { createContext, useContext } from 'react';
import { toSlotWindow } from '#domain/time/arrivalWindow';
import { countDays, getLastDay } from '#domain/time/workDays';
import type { CapacityDay } from '#generated/model';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { type CalendarDate, addDays, daysBetween } from '#platform/lib/time/dates';
import { toWallDate, readWallDay, readWallMinutes } from '#platform/lib/time/wallTime';
import { type CalendarJob, startWindowAt, type TimeChange } from '../model/calendarJob';
import type { CalendarView, DayRange } from '../model/range';
import { listShiftsIn, type WorkShift } from '../model/workShifts';
import { markStacked } from './dayLayout';

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

/** Data of the components that the library draws with. */
type GridData = {
  range: DayRange;
  today: CalendarDate;
  capacity: readonly CapacityDay[];
  /** Jobs without a date are listed below, so that a day without entries may still have some. */
  hasUnscheduled: boolean;
  onDay: (day: CalendarDate) => void;
};

/**
 * The library takes components only. New functions in each render would replace its elements, and a click or the focus
 * would be lost. So the components are constants and read this context.
 */
export const GridContext = createContext<GridData>({
  range: { from: '', to: '' },
  today: '',
  capacity: [],
  hasUnscheduled: false,
  onDay: () => undefined,
});

export const useGridData = (): GridData => useContext(GridContext);

type Dropped = { event: GridEvent; start: Date | string; end: Date | string };

const dayMinutes = 1440;
const longestHours = 14;

/** A dropped job: its window moves by as much as its dragged day. Null if it stays. */
export function readDrop({ event, start }: Dropped): TimeChange | null {
  const wall = new Date(start);
  const dragged = addDays(event.item.date, event.index);
  if (wall.getTime() === event.start.getTime()) return null;
  const date = addDays(event.item.date, daysBetween(dragged, readWallDay(wall)));
  return { date, window: startWindowAt(event.item, readWallMinutes(wall)) };
}

/** A resized job: its hours per day change; its window if the upper edge was dragged. */
export function readResize({ event, start, end }: Dropped): TimeChange {
  const [from, to] = [new Date(start), new Date(end)];
  const minutes =
    daysBetween(readWallDay(from), readWallDay(to)) * dayMinutes + readWallMinutes(to) - readWallMinutes(from);
  const hours = Math.min(longestHours, Math.max(1, Math.round(minutes / 30) / 2));
  return { date: event.item.date, window: startWindowAt(event.item, readWallMinutes(from)), hours };
}

/** The day and window of an empty slot, at least an hour long. */
export function readSlot(start: Date, end: Date): { day: CalendarDate; window: string } {
  const day = readWallDay(start);
  const length = Math.min(360, Math.max(60, (end.getTime() - start.getTime()) / 60_000));
  const from = readWallMinutes(start);
  return { day, window: toSlotWindow(from, from + length) };
}
