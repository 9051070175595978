import type { Conflict, ErrorCode } from '../../src/generated/model';

/** Field errors in Laravel's form plus the documented members that explain a refusal. */
export type RefusalDetails = {
  fields?: Record<string, string[]>;
  code?: ErrorCode;
  conflicts?: Conflict[];
  plan?: string[];
  /** Seconds until it is worth trying again; also sent as Retry-After. */
  retryAfter?: number;
};

/** Thrown by behaviours; becomes the answer of that status and undoes the request's changes unless `keep` is set. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;
  /** What was written before the refusal stays (a spent check of a one-time code, say). */
  readonly keep: boolean;

  constructor(status: number, message: string, details: RefusalDetails = {}, keep = false) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
    this.keep = keep;
  }
}

export const refuse = {
  unauthenticated: () => new Refusal(401, 'Unauthenticated.'),
  planLimit: (message: string, limit: string) => new Refusal(402, message, { plan: [limit] }),
  forbidden: () => new Refusal(403, "You don't have permission to do this. Ask the company owner for access."),
  notFound: () => new Refusal(404, 'Not found.'),
  conflict: (message: string, details: RefusalDetails) => new Refusal(409, message, details),
  gone: (message: string, details?: RefusalDetails) => new Refusal(410, message, details),
  bodyTooLarge: () => new Refusal(413, 'This request is too large.'),
  tooLarge: (field: string, message: string) => new Refusal(413, message, { fields: { [field]: [message] } }),
  wrongFileType: (field: string, message: string) => new Refusal(415, message, { fields: { [field]: [message] } }),
  /** One field with one message; the answer's message is that text. */
  field: (field: string, message: string, keep = false) =>
    new Refusal(422, message, { fields: { [field]: [message] } }, keep),
  fields: (fields: Record<string, string[]>) =>
    new Refusal(422, Object.values(fields)[0]?.[0] ?? 'Some fields need your attention.', { fields }),
  /** A body that is no JSON, or no form. */
  unreadable: () => refuse.field('body', 'The request body could not be read.'),
  keyReused: () =>
    new Refusal(422, 'This key belongs to another request. Use a new one.', { code: 'idempotency_key_reused' }),
  locked: (message: string, retryAfter: number) => new Refusal(423, message, { code: 'otp_locked', retryAfter }, true),
  tooMany: (message: string, retryAfter: number) =>
    new Refusal(429, message, { code: 'rate_limited', retryAfter }, true),
};
