import { isAnswered, isNotFound } from '#platform/http/failures';
import { listTexts } from '../texts';

/** Reason a rate or status was not changed, as text to show next to it. */
export function getTermsError(error: unknown): string {
  if (!isAnswered(error)) return listTexts.noAnswer;
  if (isNotFound(error)) return listTexts.gone;
  return error.errors.hourly_rate?.[0] ?? error.message;
}
