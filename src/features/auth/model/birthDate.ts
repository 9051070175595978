import { parseDate, formatDateInput, type CalendarDate } from '../../../platform/lib/dates';

/** Parses month/day/year as a calendar day; null when it is not a real one. */
export function parseBirthDate(text: string): CalendarDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const date = match ? `${match[3]}-${match[1]}-${match[2]}` : '';
  return parseDate(date) ? date : null;
}

/**
 * Converts a date that the browser filled in (year-month-day) to month/day/year. Anything else is returned unchanged.
 */
export function toTypedDate(text: string): string {
  return formatDateInput(text.trim());
}
