import { href } from '#platform/routing/links/href';
import type { CalendarDate } from '#platform/lib/time/dates';

const path = href('company-calendar-create');

/** A new job on a day, with an arrival window if one was chosen. A day needs no encoding; a month has 42 such links. */
export function getCreatePath(day: CalendarDate, window: string | null = null): string {
  return window === null ? `${path}?date=${day}` : `${path}?${new URLSearchParams({ date: day, window })}`;
}

/** The query that shows the week as a page to print: `?print=week`. */
export const WEEK_PRINT = { print: 'week' } as const;

export function isWeekPrint(value: string | null): boolean {
  return value === WEEK_PRINT.print;
}
