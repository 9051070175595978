import { type CalendarDate, dateOf, datePartsOf } from '../platform/lib/dates';

/** Years of age from which somebody may sign up as a helper (docs/product.md, "Sign-up and passwords"). */
export const adultAge = 18;

const maxAge = 120;

/** Whether somebody born on that day is an adult on `today`; a birthday on February 29 counts from March 1. */
export function isAdult(birthDate: CalendarDate, today: CalendarDate): boolean {
  const born = datePartsOf(birthDate);
  return born !== null && dateOf(born.year + adultAge, born.month, born.day) <= today;
}

/** Whether a birth date can be true: not in the future, and at most 120 years ago. */
export function isPlausibleBirthDate(birthDate: CalendarDate, today: CalendarDate): boolean {
  const [born, now] = [datePartsOf(birthDate), datePartsOf(today)];
  return born !== null && now !== null && birthDate <= today && now.year - born.year <= maxAge;
}
