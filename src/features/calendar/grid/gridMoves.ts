import { toSlotWindow } from '#domain/time/arrivalWindow';
import { addDays, type CalendarDate, daysBetween } from '#platform/lib/time/dates';
import { startWindowAt, type TimeChange } from '../model/timeChange';
import { readWallDay, readWallMinutes } from '#platform/lib/time/wallTime';
import type { GridEvent } from './gridEvents';

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
