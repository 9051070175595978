import { parseDate, formatDateInput, type CalendarDate } from '#platform/lib/time/dates';
import { parseTypedDate } from '#platform/lib/time/typedDate';

/** Parses month/day/year as a calendar day; null when it is not a real one. */
export function parseBirthDate(text: string): CalendarDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const date = match ? `${match[3]}-${match[1]}-${match[2]}` : '';
  return parseDate(date) ? date : null;
}

/**
 * A birth date as people type it or a browser fills it in ("4/9/98", "Apr 9 1998", "1998-04-09"), as month/day/year;
 * null when it cannot be read. Two digits are a year of the past.
 */
export function readBirthDate(text: string, today: CalendarDate): string | null {
  const date = parseTypedDate(text, { today, years: 'past' });
  return date && formatDateInput(date);
}
