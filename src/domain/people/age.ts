import { type CalendarDate, parseDate, toCalendarDate } from '#platform/lib/time/dates';

/** Minimum age of a helper in years (docs/product.md, "Sign-up and passwords"). */
const adultAge = 18;

const maxAge = 120;

/** Checks whether a person born on that day is 18 or older on `today`. A birthday on February 29 counts from March 1. */
export function isAdult(birthDate: CalendarDate, today: CalendarDate): boolean {
  const born = parseDate(birthDate);
  return born !== null && toCalendarDate(born.year + adultAge, born.month, born.day) <= today;
}

/** Checks whether a birth date is possible: not in the future, and at most 120 years ago. */
export function isPlausibleBirthDate(birthDate: CalendarDate, today: CalendarDate): boolean {
  const [born, now] = [parseDate(birthDate), parseDate(today)];
  return born !== null && now !== null && birthDate <= today && now.year - born.year <= maxAge;
}
