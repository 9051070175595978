import { isAdult, isPlausibleBirthDate } from '../../../src/domain/age';

/** The problem with a birth date at sign-up; null if it is valid. */
export function findBirthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate <= today && !isPlausibleBirthDate(birthDate, today)) return 'Value is not valid';
  return isAdult(birthDate, today) ? null : 'You must be 18 or older.';
}
