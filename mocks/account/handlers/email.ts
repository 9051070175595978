import { inLanguage } from '#platform/language/current';
import type { UserRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { presentUser } from '../answers/users';
import { maskEmail } from '../rules/accounts';
import { passwordFields } from '../rules/passwords';
import { checkNewEmail } from '../rules/signUp';
import { otpLimits } from '../rules/otp';
import { sendMessage } from '../../provider/realtime/sendMessage';
import type { World } from '../../provider/world';
import { checkOtp, sendCode } from './otp';
import { confirmPassword } from './passwordCheck';
import { revokeTokens } from './sessions';
import { requireFreeEmail } from './signUp';
import { mailTexts as texts } from '../texts/mails';

/** First step of an email change: checks the password, then sends a code to the new address. */
export function requestEmailChange({ world, user, body }: Context<'requestEmailChange'>) {
  confirmPassword(world, user, body.current_password, passwordFields.current);
  throwIfRefused(checkNewEmail(user.email, body.email));
  requireFreeEmail(world, body.email);
  const ask = { purpose: 'changeEmail', email: body.email, account_type: null, user_id: user.id } as const;
  const { id, email } = sendCode(world, ask, true);
  const { validSeconds, resendSeconds, digits } = otpLimits;
  return { otp_id: id, email, expires_in: validSeconds, resend_in: resendSeconds, length: digits };
}

/** Second step: the code proves the new address. Mails a notice to the old one and ends every other session. */
export function verifyEmailChange({ world, user, token, body, setMessage }: Context<'verifyEmailChange'>) {
  const { email } = checkOtp(world, { purpose: 'changeEmail', id: body.otp_id, userId: user.id }, body.code);
  requireFreeEmail(world, email);
  const changed = world.tables.user.update(user.id, { email, email_verified_at: world.now() });
  sendNotice(world, user, email);
  revokeTokens(world, user.id, token);
  world.announce({ type: 'userUpdated', userId: user.id });
  setMessage('Your email has been changed.');
  return { user: presentUser(world.tables, changed) };
}

/** The notice lets the owner of the old address react if they did not make the change. */
function sendNotice(world: World, { email: to, locale }: UserRow, newEmail: string): void {
  const words = inLanguage(locale, () => ({
    subject: texts.emailChanged,
    text: texts.emailChangedText(maskEmail(newEmail)),
  }));
  sendMessage(world, { channel: 'email', to, subject: words.subject, text: words.text, code: null });
}
