import { currentLanguage, inLanguage } from '#platform/language/current';
import type { OtpRow, TemporaryTokenRow } from '../../provider/store/schema';
import { throwIfRefused } from '../../provider/http/refusal';
import { checkCode, checkSending, countChecksLeft, otpLimits, toCodeRefusal } from '../rules/otp';
import { decideToken, type LastStep } from '../rules/temporaryTokens';
import { sendMessage } from '../../provider/realtime/sendMessage';
import type { World } from '../../provider/world';
import { mailTexts as texts } from '../texts/mails';

type Ask = Pick<OtpRow, 'purpose' | 'email' | 'account_type' | 'user_id'>;

/** Sends a code in the reader's language, unless too many were sent. A person without an account reads the request's. The answer is the same without a mail, for an address no account has. */
export function sendCode(world: World, ask: Ask, mail: boolean): OtpRow {
  const { tables, random, now } = world;
  const toAddress = tables.otp.select('email', ask.email.toLowerCase(), ({ purpose }) => purpose === ask.purpose);
  const toPerson =
    ask.user_id === null ? [] : tables.otp.select('user', ask.user_id, (row) => row.purpose === ask.purpose);
  throwIfRefused(checkSending(listSendTimes(toAddress), listSendTimes(toPerson), world.clock.now()));
  for (const { id } of [...toAddress, ...toPerson]) tables.otp.update(id, { expires_at: now() });
  const otp = tables.otp.insert({
    ...ask,
    id: `otp_${random.token(16)}`,
    code: random.digits(otpLimits.digits),
    checks_left: otpLimits.checks,
    sent_at: now(),
    expires_at: addSeconds(world, otpLimits.validSeconds),
    verified_at: null,
  });
  const reader = ask.user_id === null ? undefined : tables.user.get(ask.user_id);
  const words = inLanguage(reader?.locale ?? currentLanguage(), () => writeCodeMail(ask.purpose, otp.code));
  const { subject, text } = words;
  if (mail) sendMessage(world, { channel: 'email', to: ask.email, subject, text, code: otp.code });
  return otp;
}

function listSendTimes(sent: readonly OtpRow[]): string[] {
  return sent.map(({ sent_at }) => sent_at);
}

function writeCodeMail(purpose: OtpRow['purpose'], code: string) {
  return { subject: texts[purpose], text: texts.code(code) };
}

/** The code to check. With `userId` it must belong to that person. */
type Asked = Pick<OtpRow, 'purpose' | 'id'> & { userId?: number };

/** Uses up one check of a code. Returns the row of a correct code, which cannot be used again. */
export function checkOtp(world: World, asked: Asked, code: string): OtpRow {
  const { tables, clock, now } = world;
  const otp = findOtp(world, asked);
  const check = checkCode(otp, code, clock.now());
  if (otp) tables.otp.update(otp.id, { checks_left: countChecksLeft(check, otp.checks_left) });
  throwIfRefused(toCodeRefusal(check));
  return tables.otp.update(asked.id, { verified_at: now() });
}

function findOtp({ tables }: World, { id, purpose, userId }: Asked): OtpRow | undefined {
  const otp = tables.otp.get(id);
  const isForPurpose = otp?.purpose === purpose && (userId === undefined || otp.user_id === userId);
  return isForPurpose ? otp : undefined;
}

/** Exchanges a correct code for a token for the last step of its flow. */
export function verifyCode(world: World, purpose: TemporaryTokenRow['purpose'], id: string, code: string): string {
  const { email, account_type, user_id } = checkOtp(world, { purpose, id }, code);
  return issueProof(world, { purpose, email, account_type, user_id });
}

/** Proof for the last step of a social sign-up, which skips email and code. */
export function issueSocialProof(world: World, email: string): string {
  return issueProof(world, { purpose: 'register', email, account_type: null, user_id: null });
}

/** Uses up a token and returns what it proves; 410 if it is unknown, expired, used, or from another flow. */
export function consumeToken({ tables, clock, now }: World, step: LastStep, token: string): TemporaryTokenRow {
  const row = throwIfRefused(decideToken(tables.temporaryToken.get(token), step, clock.now()));
  return tables.temporaryToken.update(row.token, { consumed_at: now() });
}

type Proof = Pick<TemporaryTokenRow, 'purpose' | 'email' | 'account_type' | 'user_id'>;

function issueProof(world: World, proof: Proof): string {
  const token = `tmp_${world.random.token(24)}`;
  const expires_at = addSeconds(world, otpLimits.tokenSeconds);
  return world.tables.temporaryToken.insert({ ...proof, token, expires_at, consumed_at: null }).token;
}

function addSeconds({ clock }: World, seconds: number): string {
  return new Date(clock.now().getTime() + seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}
