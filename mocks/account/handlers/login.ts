import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { Refusal } from '../../provider/rules/refusals';
import { presentUser } from '../answers/users';
import { decideLogin } from '../rules/passwords';
import { getEmailAttemptKey, forgetFailures, recordFailure, requireAttempt } from './passwordCheck';
import { startSession } from './sessions';

export function login({ world, body }: Context<'login'>) {
  const subject = getEmailAttemptKey(body.email);
  requireAttempt(world, subject);
  const user = world.tables.user.one('email', body.email.toLowerCase());
  const decision = decideLogin(user, body.password);
  if (decision instanceof Refusal) recordFailure(world, subject);
  const known = throwIfRefused(decision);
  forgetFailures(world, subject);
  return startSession(world, known);
}

/** Ends the session of the call only. */
export function logout({ world, user, token }: Context<'logout'>) {
  if (token !== null) world.tables.token.update(token, { revoked_at: world.now() });
  world.announce({ type: 'sessionRevoked', userId: user.id });
  return {};
}

export function getMe({ world, user }: Context<'getMe'>) {
  return { user: presentUser(world.tables, user) };
}
