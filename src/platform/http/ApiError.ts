import type { Conflict, ConflictKind } from '#generated/model';
import { httpTexts } from './texts';

/** Body of every refused call as the provider sends it, with `success` false (spec section 7). */
export type ErrorBody = {
  data: unknown;
  message: string;
  /** Field name in Laravel's dotted form (`stops.0.zip`) to its messages. */
  errors: Record<string, string[]>;
  success: false;
};

type Extra = { code?: string | undefined; retryAfter?: number | undefined; conflicts?: readonly Conflict[] };

/**
 * A failed call. `status` is the HTTP status, or 0 without an answer (spec section 8). `retryAfter` is in seconds, on
 * 423 and 429 answers that carry it. `conflicts` lists what blocks a 409; empty when nothing is named.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
  readonly conflicts: readonly Conflict[];

  constructor(status: number, body: ErrorBody, extra: Extra = {}) {
    super(status === 401 ? httpTexts.unauthorized : body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.code = extra.code;
    this.retryAfter = extra.retryAfter;
    this.conflicts = extra.conflicts ?? [];
  }

  get errors(): Record<string, string[]> {
    return this.body.errors;
  }
}

/** The error of a call without an answer: connection lost, refused, or timed out. */
export function noResponseError(hasTimedOut = false): ApiError {
  return new ApiError(0, withoutData(httpTexts.noResponse), { code: hasTimedOut ? timeoutCode : undefined });
}

/**
 * The error of a write whose answer cannot be read: a page of a proxy, or not what the contract defines. As after any
 * bad gateway, it is unknown if the write was done.
 */
export function unknownOutcomeError(): ApiError {
  return new ApiError(502, withoutData(httpTexts.unknownOutcome), { code: unknownOutcomeCode });
}

/** The error of a read whose answer has no usable data. Its status keeps it from being asked again automatically. */
export function unusableAnswerError(): ApiError {
  return new ApiError(200, withoutData(httpTexts.noResponse));
}

/** The error of a call that this provider does not have. What needs it is no longer shown. */
export function missingCallError(status: number): ApiError {
  return new ApiError(status, withoutData(httpTexts.missingCall), { code: missingCallCode });
}

/** True for a call that this provider does not have. */
export function isMissingCall(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === missingCallCode;
}

const missingCallCode = 'missing_call';

function withoutData(message: string): ErrorBody {
  return { data: null, message, errors: {}, success: false };
}

/** True for a write whose answer could not be read. */
export function hasUnknownOutcome(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === unknownOutcomeCode;
}

const unknownOutcomeCode = 'unknown_outcome';

/** True for a call that timed out. */
export function isTimeout(error: ApiError): boolean {
  return error.status === 0 && error.code === timeoutCode;
}

const timeoutCode = 'timeout';

/** Builds the error of an answer from its parsed body. Accepts a body that is not an envelope. */
export function toApiError(status: number, payload: unknown, retryAfterHeader?: string): ApiError {
  const body = asRecord(payload);
  const message = typeof body.message === 'string' && body.message ? body.message : httpTexts.noResponse;
  const errors = parseFieldErrors(body.errors);
  const named = asRecord(body.errors);
  const code = firstText(named.code) ?? firstText(body.code);
  const retryAfter = toNumber(body.retry_after) ?? toNumber(named.retry_after) ?? toNumber(retryAfterHeader);
  const conflicts = parseConflicts(named.conflicts);
  const extra = { code, retryAfter, conflicts };
  return new ApiError(status, { data: body.data ?? null, message, errors, success: false }, extra);
}

function parseConflicts(value: unknown): Conflict[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((entry) => {
    const { kind, label, ...more } = asRecord(entry);
    const id = toNumber(more.id);
    if (!isKind(kind) || id === undefined || typeof label !== 'string') return [];
    const texts = conflictTexts.flatMap((name) => {
      const text = more[name];
      return typeof text === 'string' ? [[name, text.replace(databaseTime, '$1T$2Z')] as const] : [];
    });
    return [{ kind, id, label, ...Object.fromEntries(texts) }];
  });
}

/** A time as databases write it, which is UTC. */
const databaseTime = /^(\d{4}-\d\d-\d\d) ([\d:.]+)$/;

const conflictTexts = [
  'text',
  'by',
  'number',
  'starts_at',
  'ends_at',
  'own_starts_at',
  'own_ends_at',
] as const satisfies readonly (keyof Conflict)[];

const kinds: Readonly<Record<ConflictKind, true>> = {
  order: true,
  employee: true,
  helper: true,
  invitation: true,
  offer: true,
  change: true,
  limit: true,
};

function isKind(kind: unknown): kind is ConflictKind {
  return typeof kind === 'string' && Object.hasOwn(kinds, kind);
}

function parseFieldErrors(value: unknown): Record<string, string[]> {
  const entries = Object.entries(asRecord(value)).map(([field, texts]) => [field, toTexts(texts)] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

function toTexts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((text): text is string => typeof text === 'string');
}

function firstText(value: unknown): string | undefined {
  return toTexts(value)[0];
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The same error with the form's names of its fields. */
export function renameErrorFields(error: unknown, rename: (field: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, retryAfter, conflicts, status, body } = error;
  const errors = Object.entries(error.errors).map(([field, texts]) => [rename(field), texts] as const);
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}
