import { toCalendarDate, parseDate, formatDateInput, type CalendarDate } from '../../../platform/lib/dates';

/** Minimum age of a helper in years (docs/product.md, "Sign-up and passwords"). */
export const adultAge = 18;

/** Parses month/day/year as a calendar day; null when it is not a real one. */
export function parseBirthDate(text: string): CalendarDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const date = match ? `${match[3]}-${match[1]}-${match[2]}` : '';
  return parseDate(date) ? date : null;
}

/** Whether a person born on that day is 18 or older on `today`. A birthday on February 29 counts from March 1. */
export function isAdult(birthDate: CalendarDate, today: CalendarDate): boolean {
  const born = parseDate(birthDate);
  return born !== null && toCalendarDate(born.year + adultAge, born.month, born.day) <= today;
}

/** Whether a birth date is possible: not in the future, and not more than 120 years ago. */
export function isPlausible(birthDate: CalendarDate, today: CalendarDate): boolean {
  const now = parseDate(today);
  const born = parseDate(birthDate);
  return now !== null && born !== null && birthDate <= today && now.year - born.year <= 120;
}

/**
 * Converts a date that the browser filled in (year-month-day) to month/day/year. Anything else is returned unchanged.
 */
export function toTypedDate(text: string): string {
  return formatDateInput(text.trim());
}
