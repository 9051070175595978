import { Refusal, type RefusalDetails, type RefusalKind, refuse } from '../rules/refusals';
import { requestTexts as texts } from '../texts/refusals';

/** Thrown for a refusal. Becomes an error answer and rolls back the request's changes unless `keepsChanges` is set. */
export class Refused extends Error {
  readonly status: number;
  readonly details: RefusalDetails;
  readonly keepsChanges: boolean;

  constructor({ kind, message, details, keepsChanges }: Refusal) {
    super(message);
    this.name = 'Refused';
    this.status = statusByKind[kind];
    this.details = details;
    this.keepsChanges = keepsChanges;
  }
}

const statusByKind: Record<RefusalKind, number> = {
  unauthenticated: 401,
  planLimit: 402,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  wrongFileType: 415,
  invalid: 422,
  locked: 423,
  tooMany: 429,
};

/** Returns what a rule decided, or throws if it is a refusal. */
export function throwIfRefused<Decision>(decision: Decision): Exclude<Decision, Refusal>;
export function throwIfRefused(decision: unknown): unknown {
  if (decision instanceof Refusal) throw new Refused(decision);
  return decision;
}

/** Returns the row, or refuses with 404 if there is none. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refused(refuse.notFound());
  return row;
}

/** Refusals of the request itself, before any rule runs. */
export const refuseRequest = {
  bodyTooLarge: () => new Refusal('tooLarge', texts.tooLarge),
  tooManyUploads: () => refuse.tooMany(texts.tooManyRequests, 5),
  /** A body that is neither JSON nor a form. */
  unreadable: () => refuse.field('body', texts.unreadable),
  keyReused: () => new Refusal('invalid', texts.keyReused, { code: 'idempotency_key_reused' }),
};
