import type { Context } from '../../http/context';
import { refuse } from '../../http/refusal';
import { presentUser } from '../../presenters/users';
import { activeStatus } from '../../rules/access/membership';
import { attemptsAt, forgetFailures, recordFailure, requireAttempt } from './passwordCheck';
import { signedIn } from './sessions';

export function login({ world, body }: Context<'login'>) {
  const subject = attemptsAt(body.email);
  requireAttempt(world, subject);
  const user = world.tables.user.one('email', body.email.toLowerCase());
  if (user?.status !== activeStatus || user.password !== body.password) {
    recordFailure(world, subject);
    throw refuse.field('email', 'These credentials do not match our records.', true);
  }
  forgetFailures(world, subject);
  return signedIn(world, user);
}

export function getMe({ world, user }: Context<'getMe'>) {
  return { user: presentUser(world.tables, user) };
}
