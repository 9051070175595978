import { dateOf, datePartsOf, formatDateInput, type CalendarDate } from '../../../platform/lib/dates';

/** Years a helper must have lived (docs/product.md, "Sign-up and passwords"). */
export const adultAge = 18;

/** What was typed as month/day/year as a calendar day; null when it is no real one. */
export function birthDateOf(text: string): CalendarDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const date = match ? `${match[3]}-${match[1]}-${match[2]}` : '';
  return datePartsOf(date) ? date : null;
}

/** Whether somebody born on that day is 18 or older on `today`; a birthday on February 29 counts from March 1. */
export function isAdult(birthDate: CalendarDate, today: CalendarDate): boolean {
  const born = datePartsOf(birthDate);
  return born !== null && dateOf(born.year + adultAge, born.month, born.day) <= today;
}

/** Whether a birth date can be true: not in the future, and nobody is older than 120 years. */
export function isPlausible(birthDate: CalendarDate, today: CalendarDate): boolean {
  const now = datePartsOf(today);
  const born = datePartsOf(birthDate);
  return now !== null && born !== null && birthDate <= today && now.year - born.year <= 120;
}

/** A day as browsers fill it in (year-month-day, from a profile) in the way people type it; anything else as it is. */
export function asTyped(text: string): string {
  return formatDateInput(text.trim());
}
