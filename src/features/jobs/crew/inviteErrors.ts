import { ApiError } from '../../../platform/http/ApiError';
import type { Picks } from './picks';

/** Puts what is wrong with the n-th person asked at the pick it was: `employees.1.position` at that pick's rate. */
export function atPicks(error: unknown, picks: Picks): unknown {
  if (!(error instanceof ApiError)) return error;
  const keys = Object.keys(picks);
  const errors = Object.entries(error.errors).map(([field, texts]) => {
    const [list, place, part] = field.split('.');
    const key = list === 'employees' && part !== undefined ? keys[Number(place)] : undefined;
    return [key === undefined ? field : `picks.${key}.rate`, texts] as const;
  });
  const { code, retryAfter, conflicts, status, body } = error;
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}
