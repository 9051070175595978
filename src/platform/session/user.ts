import { UserType } from '../../generated/model/codes';
import type { User } from '../../generated/model';
import type { DraftOwner } from '../drafts/draftKey';
import type { Visitor } from '../routing/guard';

/**
 * The signed-in person as stored under `userData`. Only `type` is certain: after /oauth-login nothing else is
 * known until get-me has answered. `manager` and `helper` are derived from `type` (spec section 3).
 */
export type SessionUser = KnownUser & { manager: boolean; helper: boolean };

/** A person as the provider or an earlier visit describes them. */
export type KnownUser = Partial<Omit<User, 'type'>> & { type: number };

/** Derives the two flags from the type: 4 is a helper, 5 a manager (spec section 3). */
export function withRoleFlags(user: KnownUser): SessionUser {
  return { ...user, manager: user.type === UserType.manager, helper: user.type === UserType.helper };
}

/** Reads what an earlier visit stored; anything that is not a user is no user. */
export function parseStoredUser(text: string | null): SessionUser | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? withRoleFlags(value) : undefined;
  } catch {
    return undefined;
  }
}

/** What the route guard knows of a person (spec section 6). */
export function visitorOf(user: SessionUser | null): Visitor {
  if (!user) return 'nobody';
  if (user.manager) return 'manager';
  return user.helper ? 'helper' : 'company';
}

/** Under whom this person's drafts are kept; nobody's while only their type is known. */
export function draftOwnerOf(user: SessionUser | null): DraftOwner | undefined {
  return user?.id === undefined ? undefined : `user:${user.id}`;
}

function isUser(value: unknown): value is KnownUser {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'number';
}
