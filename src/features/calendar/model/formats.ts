import { perLocale } from '#platform/lib/locale';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import type { CalendarView, DayRange } from './range';

const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const days = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);
const shortDays = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);
const longDay = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const hour = perLocale((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }));

/** "November 2026", "Nov 22 – 28, 2026", "Sunday, November 22, 2026" */
export function formatCalendarRange(view: CalendarView, date: CalendarDate, { from, to }: DayRange): string {
  if (view === 'month') return month().format(at(date));
  if (view === 'day') return longDay().format(at(date));
  return days().formatRange(at(from), at(to));
}

/** "November 2026", "Nov 22 – 28", "Sun, Nov 22", for a narrow screen */
export function formatShortRange(view: CalendarView, date: CalendarDate, { from, to }: DayRange): string {
  if (view === 'month') return month().format(at(date));
  if (view === 'day') return formatDay(date);
  return shortDays().formatRange(at(from), at(to));
}

/** "Sunday, November 22, 2026" */
export const formatLongDay = (day: CalendarDate): string => longDay().format(at(day));
/** "Sun" */
export const formatWeekday = (day: CalendarDate): string => weekday().format(at(day));
/** "8 AM" */
export const formatHour = (minutes: number): string => hour().format(minutes * 60_000);

const at = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`);
