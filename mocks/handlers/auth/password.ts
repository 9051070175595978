import type { Context } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { otpLimits } from '../../rules/otp';
import type { World } from '../../world';
import { consumeToken, sendCode, verifyCode } from './otp';
import { notSame } from './signUp';

export function requestResetOtp({ world, body }: Context<'requestResetOtp'>) {
  const { validSeconds, resendSeconds } = otpLimits;
  return { otp_id: sendResetCode(world, body.email), expires_in: validSeconds, resend_in: resendSeconds };
}

/** The older form of requestResetOtp. */
export function forgotPassword({ world, body }: Context<'forgotPassword'>) {
  return { otp_id: sendResetCode(world, body.email) };
}

export function verifyResetOtp({ world, body }: Context<'verifyResetOtp'>) {
  return { temporary_token: verifyCode(world, 'reset', body.otp_id, body.code) };
}

export function resetPassword({ world, body, say }: Context<'resetPassword'>) {
  const email = consumeToken(world, 'reset', body.temporary_token);
  if (body.password !== body.password_confirmation) throw refuse.field('password_confirmation', notSame);
  const user = world.tables.user.one('email', email.toLowerCase());
  if (user?.status !== 1) throw refuse.gone('This step has expired. Please start again.', { code: 'token_expired' });
  world.tables.user.update(user.id, { password: body.password });
  revokeTokens(world, user.id, null);
  say('Your password has been changed. Please log in.');
  return {};
}

export function updatePassword({ world, user, token, body, say }: Context<'updatePassword'>) {
  if (body.current_password !== user.password) {
    throw refuse.field('current_password', 'The current password is incorrect.');
  }
  if (body.password !== body.password_confirmation) throw refuse.field('password_confirmation', notSame);
  world.tables.user.update(user.id, { password: body.password });
  revokeTokens(world, user.id, token);
  say('Your password has been changed.');
  return {};
}

/** Ends a person's sessions except that of one token, and tells whoever listens. */
export function revokeTokens(world: World, userId: number, exceptToken: string | null): void {
  const ended = world.tables.token.select(
    'user',
    userId,
    (row) => row.revoked_at === null && row.token !== exceptToken,
  );
  for (const { token } of ended) world.tables.token.update(token, { revoked_at: world.now() });
  if (ended.length > 0) world.announce({ type: 'sessionRevoked', userId });
}

/** The same for an address nobody has, so that nobody learns who has an account. */
function sendResetCode(world: World, email: string): string {
  const isKnown = world.tables.user.one('email', email.toLowerCase())?.status === 1;
  return sendCode(world, { purpose: 'reset', email, account_type: null }, isKnown).id;
}
