import { isAnswered, isNotFound } from '../../../platform/http/failures';
import { listTexts } from './texts';

/** Why a rate or a status was not changed, in words that can stand beside it. */
export function termsFailure(error: unknown): string {
  if (!isAnswered(error)) return listTexts.notSaved;
  if (isNotFound(error)) return listTexts.gone;
  return error.errors.hourly_rate?.[0] ?? error.message;
}
