import type { UserRow } from '../../db/schema';
import type { Context } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { issueToken } from '../../http/whoIs';
import { presentUser } from '../../presenters/users';
import { isForgotten, loginWait } from '../../rules/login';
import type { World } from '../../world';

export function login({ world, body }: Context<'login'>) {
  const email = body.email.toLowerCase();
  const wait = loginWait(
    world.tables.loginFailure.by('email', email).map(({ failed_at }) => failed_at),
    world.clock.now(),
  );
  if (wait > 0) throw refuse.tooMany(`Too many attempts. Try again in ${wait} s.`, wait);
  const user = world.tables.user.one('email', email);
  if (user?.status !== 1 || user.password !== body.password) {
    recordFailure(world, email);
    throw refuse.field('email', 'These credentials do not match our records.', true);
  }
  forgetFailures(world, email, () => true);
  return signedIn(world, user);
}

export function getMe({ world, user }: Context<'getMe'>) {
  return { user: presentUser(world.tables, user) };
}

/** A new session of a person, as the sign-in calls answer. */
export function signedIn(world: World, user: UserRow) {
  return { access_token: issueToken(world, user.id), user: presentUser(world.tables, user) };
}

function recordFailure(world: World, email: string): void {
  forgetFailures(world, email, (failedAt) => isForgotten(failedAt, world.clock.now()));
  world.tables.loginFailure.insert({ id: world.db.nextId('loginFailure'), email, failed_at: world.now() });
}

function forgetFailures({ tables }: World, email: string, which: (failedAt: string) => boolean): void {
  for (const { id, failed_at } of tables.loginFailure.by('email', email)) {
    if (which(failed_at)) tables.loginFailure.remove(id);
  }
}
