import { ApiError } from '../../../platform/http/ApiError';
import type { Picks } from './picks';

/** The same error with its fields renamed to those of the form. */
export function renameErrorFields(error: unknown, rename: (field: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, retryAfter, conflicts, status, body } = error;
  const errors = Object.entries(error.errors).map(([field, texts]) => [rename(field), texts] as const);
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}

/** Moves errors of the n-th invited person to their pick: `employees.1.position` to that pick's rate. */
export function moveErrorsToPicks(error: unknown, picks: Picks): unknown {
  const keys = Object.keys(picks);
  return renameErrorFields(error, (field) => {
    const [list, place, part] = field.split('.');
    const key = list === 'employees' && part !== undefined ? keys[Number(place)] : undefined;
    return key === undefined ? field : `picks.${key}.rate`;
  });
}

/** Removes the list and the index from the field names, for dialogs about one person. */
export function toSinglePersonErrors(error: unknown): unknown {
  return renameErrorFields(error, (field) => field.replace(/^(add|update|cancel)\.0\./, ''));
}

/** Conflicts of a refused call, one line for each person. */
export function listRefusalLines({ conflicts }: ApiError): string[] {
  return conflicts.map(({ label, text }) => (text === undefined ? label : `${label}: ${text}`));
}
