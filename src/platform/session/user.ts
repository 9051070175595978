import type { User } from '#generated/model';
import { UserType } from '#generated/model/codes';
import type { DraftOwner } from '../drafts/draftKey';
import type { Visitor } from '../routing/guards/guard';

/**
 * The signed-in person as stored under `userData`. Only `type` is always known: after /oauth-login the rest follows with
 * the answer of get-me, and a provider may know no more. `manager` and `helper` are derived from `type` (spec section 3).
 */
export type SessionUser = { type: number; manager: boolean; helper: boolean } & {
  [Fact in keyof Omit<User, 'type'>]?: NonNullable<User[Fact]>;
};

/** A person as the provider or an earlier visit describes them. */
export type KnownUser = Partial<Omit<User, 'type'>> & { type: number };

/** Leaves out what is not known, and derives the two flags from the type: 4 is a helper, 5 a manager (spec section 3). */
export function toSessionUser(user: KnownUser): SessionUser {
  const known = Object.entries(user).filter(([, fact]) => fact !== null && fact !== '');
  const { type } = user;
  return { ...Object.fromEntries(known), type, manager: type === UserType.manager, helper: type === UserType.helper };
}

/** Identifies a person on this device: their id, else the email they signed in with; undefined while neither is known. */
export function getIdentity(user: SessionUser): string | undefined {
  return user.id === undefined ? user.email : String(user.id);
}

/** False while it is not known of one of them who they are. */
export function isSamePerson(one: SessionUser, other: SessionUser): boolean {
  const identity = getIdentity(one);
  return identity !== undefined && identity === getIdentity(other);
}

/** Checks whether this person owns the company. */
export function isCompanyOwner(user: SessionUser | null): boolean {
  return user?.type === UserType.owner;
}

/** Reads what an earlier visit stored; anything that is not a user is no user. */
export function parseStoredUser(text: string | null): SessionUser | undefined {
  const value = parseStored(text);
  return isUser(value) ? toSessionUser(value) : undefined;
}

/** The language an earlier visit stored, with or without a user; not checked. */
export function parseStoredLocale(text: string | null): unknown {
  const value = parseStored(text);
  return typeof value === 'object' && value !== null && 'locale' in value ? value.locale : undefined;
}

/** The kind of visitor the route guard distinguishes (spec section 6). */
export function getVisitor(user: SessionUser | null): Visitor {
  if (!user) return 'signedOut';
  if (user.manager) return 'manager';
  return user.helper ? 'helper' : 'company';
}

/** The owner of this person's drafts; undefined while only the type is known. */
export function getDraftOwner(user: SessionUser | null): DraftOwner | undefined {
  const identity = user && getIdentity(user);
  return identity ? `user:${identity}` : undefined;
}

function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is KnownUser {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'number';
}
