import { isAdult, isPlausibleBirthDate } from '#domain/people/age';
import type { ServingAreaRow } from '../../provider/store/schema';
import { problemIf, type Problems } from '../../provider/rules/fields/problems';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { findConfirmationProblem } from './passwords';
import { fieldProblemTexts as fieldTexts, accountTexts as texts } from '../../provider/texts/refusals';

/** An email address belongs to at most one account. */
export function checkEmailFree(isTaken: boolean): Refusal | null {
  return isTaken ? refuse.field('email', texts.emailTaken) : null;
}

/** Refuses a new email equal to the current one. */
export function checkNewEmail(before: string, after: string): Refusal | null {
  return after.toLowerCase() === before.toLowerCase() ? refuse.field('email', texts.sameEmail) : null;
}

type HelperForm = { password: string; password_confirmation: string; birth_date: string };

/** Problems in the last sign-up step of a helper. `areas` are the chosen ones, undefined for one that does not exist. */
export function findHelperProblems(
  form: HelperForm,
  areas: readonly (Pick<ServingAreaRow, 'id'> | undefined)[],
  today: string,
): Problems {
  const confirmation = findConfirmationProblem(form);
  const birthDate = findBirthDateProblem(form.birth_date, today);
  const unknown = areas.map((area, index) => problemIf(!area, `serving_area_ids.${index}`, fieldTexts.notValid));
  return {
    ...(confirmation !== null && { password_confirmation: [confirmation] }),
    ...(birthDate !== null && { birth_date: [birthDate] }),
    ...Object.fromEntries(unknown.flatMap((problem) => Object.entries(problem))),
  };
}

/** The problem with a birth date at sign-up; null if it is valid. */
export function findBirthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate <= today && !isPlausibleBirthDate(birthDate, today)) return fieldTexts.notValid;
  return isAdult(birthDate, today) ? null : texts.adult;
}
