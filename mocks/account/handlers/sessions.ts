import type { UserRow } from '../../provider/store/schema';
import { issueToken } from '../../provider/http/authenticate';
import { throwIfRefused } from '../../provider/http/refusal';
import { presentUser } from '../answers/users';
import { checkSignIn } from '../rules/accountAccess';
import { canSignIn } from '../../provider/access/membership';
import type { World } from '../../provider/world';

/** Starts a session and returns it as the sign-in calls answer; 422 if access to the company has ended. */
export function startSession(world: World, user: UserRow) {
  throwIfRefused(checkSignIn(canSignIn(world.tables, user)));
  return { access_token: issueToken(world, user.id), user: presentUser(world.tables, user) };
}

/**
 * The first proof of an account's email. Someone else may have made the account with that address, so their password,
 * sessions and feed end; its owner may set a password with a code.
 */
export function claimAccount(world: World, user: UserRow): UserRow {
  if (user.email_verified_at !== null) return user;
  revokeTokens(world, user.id, null);
  if (world.tables.calendarFeed.has(user.id)) world.tables.calendarFeed.remove(user.id);
  const password = world.random.uuid();
  return world.tables.user.update(user.id, { password, email_verified_at: world.now() });
}

/** Ends a person's sessions except one token's, and notifies their devices. */
export function revokeTokens(world: World, userId: number, exceptToken: string | null): void {
  const ended = world.tables.token.select(
    'user',
    userId,
    (row) => row.revoked_at === null && row.token !== exceptToken,
  );
  for (const { token } of ended) world.tables.token.update(token, { revoked_at: world.now() });
  if (ended.length > 0) world.announce({ type: 'sessionRevoked', userId });
}
