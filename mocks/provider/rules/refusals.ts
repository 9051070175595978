import { namePerson } from '#domain/people/personName';
import type { Conflict, ErrorCode } from '#generated/model';
import type { UserRow } from '../store/schema';
import { requestTexts as texts, fieldProblemTexts as fieldTexts } from '../texts/refusals';

/** Reason a rule refuses; http/refusal.ts maps each kind to a status. */
export type RefusalKind =
  | ('unauthenticated' | 'forbidden' | 'notFound' | 'planLimit' | 'conflict' | 'gone')
  | ('tooLarge' | 'wrongFileType' | 'invalid' | 'locked' | 'tooMany');

/** Field errors in Laravel's form plus the documented members that explain a refusal. */
export type RefusalDetails = {
  fields?: Problems;
  code?: ErrorCode;
  conflicts?: Conflict[];
  plan?: string[];
  /** Seconds until it is worth trying again; also sent as Retry-After. */
  retryAfter?: number;
};

/**
 * A rule's refusal as a value. A rule returns it instead of its result, or null if nothing is wrong. The handler passes
 * the decision to `throwIfRefused` (http/refusal.ts), which turns a refusal into an exception.
 */
export class Refusal {
  readonly kind: RefusalKind;
  readonly message: string;
  readonly details: RefusalDetails;
  /** Keeps what was written before the refusal, such as a used check of a one-time code. */
  readonly keepsChanges: boolean;

  constructor(kind: RefusalKind, message: string, details: RefusalDetails = {}, keepsChanges = false) {
    this.kind = kind;
    this.message = message;
    this.details = details;
    this.keepsChanges = keepsChanges;
  }
}

export const refuse = {
  unauthenticated: () => new Refusal('unauthenticated', texts.unauthenticated),
  forbidden: () => new Refusal('forbidden', texts.forbidden),
  notFound: () => new Refusal('notFound', texts.notFound),
  planLimit: (message: string, limit: string) => new Refusal('planLimit', message, { plan: [limit] }),
  conflict: (message: string, details: RefusalDetails) => new Refusal('conflict', message, details),
  /** The action is no longer possible, or not yet. */
  wrongState: (message: string) => refuse.conflict(message, { code: 'wrong_state' }),
  gone: (message: string, details: RefusalDetails) => new Refusal('gone', message, details),
  tooLarge: (field: string, message: string) => new Refusal('tooLarge', message, toDetails(field, message)),
  wrongFileType: (field: string, message: string) => new Refusal('wrongFileType', message, toDetails(field, message)),
  /** One field with one message; the answer's message is that text. */
  field: (field: string, message: string) => new Refusal('invalid', message, toDetails(field, message)),
  /** Several fields; the answer's message is the first text. */
  fields: (fields: Problems, more: Omit<RefusalDetails, 'fields'> = {}) =>
    new Refusal('invalid', Object.values(fields)[0]?.[0] ?? texts.someFields, { ...more, fields }),
  locked: (message: string, retryAfter: number) =>
    new Refusal('locked', message, { code: 'otp_locked', retryAfter }, true),
  tooMany: (message: string, retryAfter: number) =>
    new Refusal('tooMany', message, { code: 'rate_limited', retryAfter }, true),
};

/** A refusal with 403 unless allowed. */
export function forbidUnless(isAllowed: boolean): Refusal | null {
  return isAllowed ? null : refuse.forbidden();
}

/** Every field problem together; null without any. */
export function refuseProblems(problems: Problems, more?: Omit<RefusalDetails, 'fields'>): Refusal | null {
  return Object.keys(problems).length > 0 ? refuse.fields(problems, more) : null;
}

/** The first refusal of several checks; null when all of them pass. */
export function findFirstRefusal(checks: readonly (Refusal | null)[]): Refusal | null {
  return checks.find((check) => check !== null) ?? null;
}

/** The same refusal, but earlier changes are kept. */
export function keepChanges({ kind, message, details }: Refusal): Refusal {
  return new Refusal(kind, message, details, true);
}

function toDetails(field: string, message: string): RefusalDetails {
  return { fields: { [field]: [message] } };
}

// Problems by field ---------------------------------------------------------------------------------------------------

/** Problems by field, in the format of a 422. */
export type Problems = Record<string, string[]>;

/** A problem of one field, or none. */
export function problemIf(isWrong: boolean, field: string, text: string): Problems {
  return isWrong ? { [field]: [text] } : {};
}

/** Merges problems. For one field, the last part wins. */
export function mergeProblems(parts: readonly Problems[]): Problems {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

type Pin = { lat?: number | null | undefined; lng?: number | null | undefined };

/** A pin needs both numbers or none. The problem is at the missing one. */
export function findPlaceProblems({ lat, lng }: Pin, before = ''): Problems {
  const hasLat = lat !== undefined && lat !== null;
  const hasLng = lng !== undefined && lng !== null;
  return {
    ...problemIf(hasLng && !hasLat, `${before}lat`, fieldTexts.required),
    ...problemIf(hasLat && !hasLng, `${before}lng`, fieldTexts.required),
  };
}

type Named = Pick<UserRow, 'first_name' | 'last_name'>;

/** A row that counts its changes, and how a refusal names it. */
export type Versioned = Pick<Conflict, 'kind' | 'id' | 'label'> & {
  version: number;
  /** In a sentence: "Marcus", "the branch". */
  name: string;
  /** Last person who changed it, if known. */
  by: Named | undefined;
};

/**
 * Refuses a change that was made from an older version than the saved one (docs/product.md, "Team", "Two edits at the same
 * time"). A change without a version is not compared.
 */
export function checkReadVersion({ version, name, by, ...row }: Versioned, read: number | undefined): Refusal | null {
  if (read === undefined || read === version) return null;
  const who = by ? namePerson(by) : 'Someone';
  const conflicts: Conflict[] = [{ ...row, by: who }];
  return refuse.conflict(`${who} changed ${name} while you were editing.`, { code: 'stale_version', conflicts });
}
