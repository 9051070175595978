import type { UserRow } from '../../db/schema';
import { refuse } from '../../http/refusal';
import { issueToken } from '../../http/whoIs';
import { presentUser } from '../../presenters/users';
import { maySignIn } from '../../rules/access/membership';
import type { World } from '../../world';

/** A new session of a person, as the sign-in calls answer; 422 where access to the company has ended. */
export function signedIn(world: World, user: UserRow) {
  if (!maySignIn(world.tables, user)) throw refuse.field('email', accessEnded, true);
  return { access_token: issueToken(world, user.id), user: presentUser(world.tables, user) };
}

/** What somebody reads who proved who they are, and whom the company removed. */
export const accessEnded = 'Your access has ended. Ask the company owner.';

/** Ends a person's sessions except that of one token, and tells their devices. */
export function revokeTokens(world: World, userId: number, exceptToken: string | null): void {
  const ended = world.tables.token.select(
    'user',
    userId,
    (row) => row.revoked_at === null && row.token !== exceptToken,
  );
  for (const { token } of ended) world.tables.token.update(token, { revoked_at: world.now() });
  if (ended.length > 0) world.announce({ type: 'sessionRevoked', userId });
}
