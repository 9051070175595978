import { useMemo, useSyncExternalStore } from 'react';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { type DayRange, listDays } from '../model/range';
import type { GridEvent } from './gridEvents';

/** Jobs of a month that the library lays out, and how many of each day are only counted. */
export type MonthEvents = { events: GridEvent[]; omitted: ReadonlyMap<CalendarDate, number> };

/**
 * Keeps the first `most` jobs of each day, and all of several days. The library measures and sorts all that it gets, but a
 * day of the month shows only a few.
 */
export function limitMonth(events: readonly GridEvent[], most: number): MonthEvents {
  const counts = new Map<CalendarDate, number>();
  const kept = events
    .toSorted((one, other) => one.startMinutes - other.startMinutes)
    .filter(({ day, days }) => {
      if (days > 1) return true;
      const count = (counts.get(day) ?? 0) + 1;
      counts.set(day, count);
      return count <= most;
    });
  const omitted = [...counts].flatMap(([day, count]) => (count > most ? [[day, count - most] as const] : []));
  return { events: kept, omitted: new Map(omitted) };
}

/** The smallest height of a month, what is above and below it, and the heights of a day's head and of a job (grid.css). */
const [SMALLEST, AROUND, HEAD, JOB] = [620, 250, 24, 20];

/** At least as many jobs as a day of a month can show in a window of this height. */
export function countRows(windowHeight: number, weeks: number): number {
  return Math.ceil((Math.max(SMALLEST, windowHeight - AROUND) / weeks - HEAD) / JOB);
}

/** The jobs of a month that fit into this window; of a week all. */
export function useMonthEvents(events: GridEvent[], range: DayRange, isMonth: boolean): MonthEvents {
  const weeks = listDays(range).length / 7;
  const most = useSyncExternalStore(watchWindow, () => (isMonth ? countRows(window.innerHeight, weeks) : Infinity));
  return useMemo(() => limitMonth(events, most), [events, most]);
}

function watchWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
