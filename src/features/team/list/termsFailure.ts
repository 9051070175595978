import { ApiError } from '../../../platform/http/ApiError';
import { listTexts } from './texts';

/** Why a rate or a status was not changed, in words that can stand beside it. */
export function termsFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return listTexts.notSaved;
  if (error.status === 404) return listTexts.gone;
  return error.errors.hourly_rate?.[0] ?? error.message;
}
