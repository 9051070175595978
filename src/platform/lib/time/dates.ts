/** Days without a time: "YYYY-MM-DD" strings, as the contract writes them. No zone is involved. */
import { perLocale } from '../locale';

/** A calendar day, "YYYY-MM-DD". */
export type CalendarDate = string;

const dayLabel = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const dayLabelWithYear = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** The parts of a date (month 1-12), or null when the text is not a real day ("2026-02-30"). */
export function parseDate(date: CalendarDate): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const utc = new Date(Date.UTC(year, month - 1, day));
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day ? { year, month, day } : null;
}

/** A date from its parts, month 1-12. */
export function toCalendarDate(year: number, month: number, day: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day `days` after (or before, when negative). Throws a RangeError when `date` is not a day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const { year, month, day } = partsOrThrow(date);
  return toCalendarDate(year, month, day + days);
}

/** Whole days from one date to another; negative when `to` is earlier. Throws a RangeError when either is not a day. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnightUtc(to) - midnightUtc(from)) / 86_400_000;
}

/** "Sat, Nov 28"; with the year unless it is this year (`today`). Text that is not a day is returned unchanged. */
export function formatDay(date: CalendarDate, today: CalendarDate = date): string {
  const parts = parseDate(date);
  if (!parts) return date;
  const format = date.slice(0, 4) === today.slice(0, 4) ? dayLabel : dayLabelWithYear;
  return format().format(Date.UTC(parts.year, parts.month - 1, parts.day));
}

/** Month/day/year for inputs: "2026-11-28" -> "11/28/2026" (spec section 5). Anything else is returned unchanged. */
export function formatDateInput(date: CalendarDate): string {
  return parseDate(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : date;
}

function dayFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
}

function midnightUtc(date: CalendarDate): number {
  const { year, month, day } = partsOrThrow(date);
  return Date.UTC(year, month - 1, day);
}

function partsOrThrow(date: CalendarDate): { year: number; month: number; day: number } {
  const parts = parseDate(date);
  if (!parts) throw new RangeError(`Not a calendar day: "${date}"`);
  return parts;
}
