import { isAdult, isPlausibleBirthDate } from '../../../src/domain/age';

/** What is wrong with the birth date of somebody who signs up; null for nothing. */
export function birthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate <= today && !isPlausibleBirthDate(birthDate, today)) return 'Value is not valid';
  return isAdult(birthDate, today) ? null : 'You must be 18 or older.';
}
