import * as generated from '../../generated/handlers/auth/auth.msw';
import { canSignIn } from '../../provider/access/access';
import type { Context } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { throwIfRefused } from '../../provider/http/refusal';
import type { World } from '../../provider/world';
import { presentUser } from '../answers';
import { otpLimits, checkConfirmation, decideReset, passwordFields } from '../rules';
import { deleteAccount, requestEmailChange, verifyEmailChange } from './account';
import {
  createConsentUrl,
  exchange,
  login,
  logout,
  consumeToken,
  sendCode,
  verifyCode,
  confirmPassword,
  claimAccount,
  revokeTokens,
} from './signIn';
import { register, requestRegisterOtp, signUpHelper, verifyRegisterOtp } from './signUp';

/** The code proves the address, so this also claims an account that a company made. */
function resetPassword({ world, body, setMessage }: Context<'resetPassword'>) {
  const { email, user_id } = consumeToken(world, 'passwordReset', body.temporary_token);
  throwIfRefused(checkConfirmation(body));
  const found = user_id === null ? undefined : world.tables.user.get(user_id);
  const user = throwIfRefused(decideReset(found, email, found !== undefined && canSignIn(world.tables, found)));
  world.tables.user.update(claimAccount(world, user).id, { password: body.password });
  revokeTokens(world, user.id, null);
  setMessage('Your password has been changed. Please log in.');
  return {};
}

function updatePassword({ world, user, token, body, setMessage }: Context<'updatePassword'>) {
  confirmPassword(world, user, body.current_password, passwordFields.current);
  throwIfRefused(checkConfirmation(body));
  world.tables.user.update(user.id, { password: body.password });
  revokeTokens(world, user.id, token);
  setMessage('Your password has been changed.');
  return {};
}

/** Answers the same for an unknown address, so that no one learns who has an account. */
function sendResetCode(world: World, email: string): string {
  const user = world.tables.user.one('email', email.toLowerCase());
  const reader = user && canSignIn(world.tables, user) ? user : undefined;
  const ask = { purpose: 'reset', email, account_type: null, user_id: reader?.id ?? null } as const;
  return sendCode(world, ask, reader !== undefined).id;
}

export const authHandlers = implement(generated, {
  register,
  login,
  logout,
  updatePassword,
  requestEmailChange,
  verifyEmailChange,
  getMe: ({ world, user }) => ({ user: presentUser(world.tables, user) }),
  deleteAccount,
  requestRegisterOtp,
  verifyRegisterOtp,
  signUpHelper,
  requestResetOtp: ({ world, body }) => {
    const { validSeconds, resendSeconds } = otpLimits;
    return { otp_id: sendResetCode(world, body.email), expires_in: validSeconds, resend_in: resendSeconds };
  },
  /** The older form of requestResetOtp. */
  forgotPassword: ({ world, body }) => ({ otp_id: sendResetCode(world, body.email) }),
  verifyResetOtp: ({ world, body }) => ({ temporary_token: verifyCode(world, 'reset', body.otp_id, body.code) }),
  resetPassword,
  getGoogleRedirectUrl: ({ world, request }) => ({ url: createConsentUrl(world, request, 'google') }),
  handleGoogleCallback: ({ world, query }) => exchange(world, 'google', query.code),
  getAppleRedirectUrl: ({ world, request }) => ({ url: createConsentUrl(world, request, 'apple') }),
  handleAppleCallback: ({ world, query }) => exchange(world, 'apple', query.code),
});
