import { ApiError } from './ApiError';

/** The same error with the form's names of its fields. */
export function renameErrorFields(error: unknown, rename: (field: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, retryAfter, conflicts, status, body } = error;
  const errors = Object.entries(error.errors).map(([field, texts]) => [rename(field), texts] as const);
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}
