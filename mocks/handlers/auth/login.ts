import type { Context } from '../../http/context';
import { orRefuse } from '../../http/refusal';
import { Refusal } from '../../rules/refusals';
import { presentUser } from '../../presenters/users';
import { decideLogin } from '../../rules/accounts/passwords';
import { getEmailAttemptKey, forgetFailures, recordFailure, requireAttempt } from './passwordCheck';
import { startSession } from './sessions';

export function login({ world, body }: Context<'login'>) {
  const subject = getEmailAttemptKey(body.email);
  requireAttempt(world, subject);
  const user = world.tables.user.one('email', body.email.toLowerCase());
  const decision = decideLogin(user, body.password);
  if (decision instanceof Refusal) recordFailure(world, subject);
  const known = orRefuse(decision);
  forgetFailures(world, subject);
  return startSession(world, known);
}

export function getMe({ world, user }: Context<'getMe'>) {
  return { user: presentUser(world.tables, user) };
}
