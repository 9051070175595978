import { perLocale } from '../locale';

/** A calendar month: "2026-11". */
export type Month = string;

const named = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const short = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));

/** The month of a day: "2026-11-21" -> "2026-11". */
export function toMonth(date: string): Month {
  return date.slice(0, 7);
}

/** So many months in order, the last with this day. */
export function listMonths(today: string, count: number): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = year * 12 + month - count + index;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

/** "2026-11" -> "Nov 2026" */
export function formatMonth(month: Month): string {
  return named().format(toDate(month));
}

/** "2026-11" -> "Nov" */
export function formatShortMonth(month: Month): string {
  return short().format(toDate(month));
}

function toDate(month: Month): Date {
  return new Date(`${month}-01T00:00:00Z`);
}
