import { toWindowOfDay } from '#domain/time/arrivalWindow';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { CalendarJob } from './calendarJob';

/** The new time of a job that was dragged. Without hours they stay. */
export type TimeChange = { date: CalendarDate; window: string; hours?: number };

const dayMinutes = 1440;

/** The window of a job, as long as before, from another time on, but not over midnight. */
export function startWindowAt({ arrival_window }: Pick<CalendarJob, 'arrival_window'>, start: number): string {
  const before = windowMinutes(arrival_window);
  const length = before ? (before.end - before.start + dayMinutes) % dayMinutes : 120;
  return toWindowOfDay(start, start + length);
}
