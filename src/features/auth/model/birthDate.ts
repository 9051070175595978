import { datePartsOf, formatDateInput, type CalendarDate } from '../../../platform/lib/dates';

/** What was typed as month/day/year as a calendar day; null when it is no real one. */
export function birthDateOf(text: string): CalendarDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const date = match ? `${match[3]}-${match[1]}-${match[2]}` : '';
  return datePartsOf(date) ? date : null;
}

/** A day as browsers fill it in (year-month-day, from a profile) in the way people type it; anything else as it is. */
export function asTyped(text: string): string {
  return formatDateInput(text.trim());
}
