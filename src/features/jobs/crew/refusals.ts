import { ApiError } from '../../../platform/http/ApiError';
import type { Picks } from './picks';

/** A refused call with its errors at other fields: what the provider counts, a form may name. */
export function withFields(error: unknown, rename: (field: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, retryAfter, conflicts, status, body } = error;
  const errors = Object.entries(error.errors).map(([field, texts]) => [rename(field), texts] as const);
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}

/** Puts what is wrong with the n-th person asked at the pick it was: `employees.1.position` at that pick's rate. */
export function atPicks(error: unknown, picks: Picks): unknown {
  const keys = Object.keys(picks);
  return withFields(error, (field) => {
    const [list, place, part] = field.split('.');
    const key = list === 'employees' && part !== undefined ? keys[Number(place)] : undefined;
    return key === undefined ? field : `picks.${key}.rate`;
  });
}

/** As the dialogs about one person name their fields: without the list and the place in it. */
export function atOnlyOne(error: unknown): unknown {
  return withFields(error, (field) => field.replace(/^(add|update|cancel)\.0\./, ''));
}

/** Why a call about people was refused: its message and who is in the way of what. */
export function refusalLines({ conflicts }: ApiError): string[] {
  return conflicts.map(({ label, text }) => (text === undefined ? label : `${label}: ${text}`));
}
