import { ApiError } from './ApiError';

/* Meaning of a failed call, by its HTTP status or its code (spec section 8). */

/** No one is signed in, or the session ended. */
export const isUnauthorized = hasStatus(401);
/** The company's plan does not include it. */
export const isPlanLimit = hasStatus(402);
/** The user's role does not allow it. */
export const isForbidden = hasStatus(403);
/** It does not exist (anymore). */
export const isNotFound = hasStatus(404);
/** The provider has no such call, or no such thing. */
export const isUnknownCall = hasStatus(404, 405, 501);
/** The current state blocks it. */
export const isConflict = hasStatus(409);
/** The code or temporary token has expired. */
export const hasExpired = hasStatus(410);
/** A field is missing or wrong; `errors` name the fields. */
export const isInvalid = hasStatus(422);
/** Too many wrong tries; `retryAfter` is the time to wait. */
export const isLocked = hasStatus(423);
/** Too many calls; `retryAfter` is the time to wait. */
export const isTooManyRequests = hasStatus(429);
/** The file itself is refused: too large, of a wrong type or not accepted. Sending it again does not help. */
export const isFileRefused = hasStatus(413, 415, 422);

/** Someone else saved a newer version first. */
export function isStale(error: unknown): error is ApiError & { readonly code: 'stale_version' } {
  return error instanceof ApiError && error.code === 'stale_version';
}

/** Someone already has another job at that time; `conflicts` name them. */
export function isHardConflict(error: unknown): error is ApiError & { readonly code: 'hard_conflict' } {
  return error instanceof ApiError && error.code === 'hard_conflict';
}

/** No answer came: the connection was lost, or the provider took too long. */
export function isUnanswered(error: unknown): error is ApiError & { readonly status: 0 } {
  return error instanceof ApiError && error.status === 0;
}

/** The provider answered with a failure; the message is its own. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0;
}

/** The provider itself failed. */
export function isServerFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 500;
}

/** The provider refused; sending the same again does not help. */
export function isRefused(error: unknown): error is ApiError {
  return isAnswered(error) && !isServerFailure(error);
}

/** The same refusal with another message. */
export function withMessage({ status, body, code, retryAfter, conflicts }: ApiError, message: string): ApiError {
  return new ApiError(status, { ...body, message, errors: {} }, { code, retryAfter, conflicts });
}

function hasStatus<const Status extends number>(...statuses: readonly Status[]) {
  return (error: unknown): error is ApiError & { readonly status: Status } =>
    error instanceof ApiError && statuses.some((status) => status === error.status);
}
