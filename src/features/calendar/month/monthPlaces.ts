import type { CalendarItem } from '../../../generated/model';
import { addDays, type CalendarDate, daysBetween } from '../../../platform/lib/time/dates';
import type { TimeChange } from '../model/timeChange';
import { type DayRange, listDays } from '../model/range';

/** A point of the window, as an event has it. */
type Point = { clientX: number; clientY: number };
type Box = { left: number; top: number; width: number; height: number };

const WEEK = 7;

/** The day at a point of the weeks; undefined outside of them. */
export function findDayAt({ clientX: x, clientY: y }: Point, box: Box, range: DayRange): CalendarDate | undefined {
  const days = listDays(range);
  const column = Math.floor(((x - box.left) / box.width) * WEEK);
  const row = Math.floor(((y - box.top) / box.height) * (days.length / WEEK));
  return column >= 0 && column < WEEK ? days[row * WEEK + column] : undefined;
}

/** A job whose day `from` was dragged to another day: all its days move, at the same time. Null if it stays. */
export function readMonthMove(item: CalendarItem, from: CalendarDate, to: CalendarDate): TimeChange | null {
  return from === to ? null : { date: addDays(item.date, daysBetween(from, to)), window: item.arrival_window };
}

/** Where a bar from one day to another is drawn: a part for each week of the range that it touches, counted from 0. */
export function listBarParts(first: CalendarDate, last: CalendarDate, { from, to }: DayRange) {
  const [start, end] = [
    Math.max(0, daysBetween(from, first)),
    Math.min(daysBetween(from, to), daysBetween(from, last)),
  ];
  const weeks = [...new Set([Math.floor(start / WEEK), Math.floor(end / WEEK)])];
  return weeks.map((week) => {
    const column = Math.max(0, start - week * WEEK);
    return { week, column, span: Math.min(WEEK - 1, end - week * WEEK) - column + 1 };
  });
}
