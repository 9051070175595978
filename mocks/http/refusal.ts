import { Refusal, type RefusalDetails, type RefusalKind, refuse } from '../rules/refusals';

/** Thrown for a refusal; becomes the answer of that status and undoes the request's changes unless `keepsChanges` is set. */
export class Refused extends Error {
  readonly status: number;
  readonly details: RefusalDetails;
  readonly keepsChanges: boolean;

  constructor({ kind, message, details, keepsChanges }: Refusal) {
    super(message);
    this.name = 'Refused';
    this.status = statusOf[kind];
    this.details = details;
    this.keepsChanges = keepsChanges;
  }
}

const statusOf: Record<RefusalKind, number> = {
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

/** What a rule decided; ends the request when that is a refusal. */
export function orRefuse<Decision>(decision: Decision): Exclude<Decision, Refusal>;
export function orRefuse(decision: unknown): unknown {
  if (decision instanceof Refusal) throw new Refused(decision);
  return decision;
}

/** The row that was looked up; 404 without one. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refused(refuse.notFound());
  return row;
}

/** Refusals of the request itself, before any rule is asked. */
export const refuseRequest = {
  bodyTooLarge: () => new Refusal('tooLarge', 'This request is too large.'),
  /** A body that is no JSON, or no form. */
  unreadable: () => refuse.field('body', 'The request body could not be read.'),
  keyReused: () =>
    new Refusal('invalid', 'This key belongs to another request. Use a new one.', { code: 'idempotency_key_reused' }),
};
