import type { OtpRow } from '../../db/schema';
import { refuse } from '../../http/refusal';
import { checkCode, otpLimits, sendWait, wrongCodeText } from '../../rules/otp';
import type { World } from '../../world';

type Ask = Pick<OtpRow, 'purpose' | 'email' | 'account_type'>;

/** Sends a code, unless too many were sent. Without a mail (nobody has that address) everything looks the same. */
export function sendCode(world: World, ask: Ask, mail: boolean): OtpRow {
  const { tables, clock, random, db, now } = world;
  const sent = tables.otp.select('email', ask.email.toLowerCase(), ({ purpose }) => purpose === ask.purpose);
  const wait = sendWait(
    sent.map(({ sent_at }) => sent_at),
    clock.now(),
  );
  if (wait > 0) throw refuse.tooMany(`Too many codes. Try again in ${wait} s.`, wait);
  for (const { id } of sent) tables.otp.update(id, { expires_at: now() });
  const otp = tables.otp.insert({
    ...ask,
    id: `otp_${random.token(16)}`,
    code: random.digits(otpLimits.digits),
    checks_left: otpLimits.checks,
    sent_at: now(),
    expires_at: later(world, otpLimits.validSeconds),
    verified_at: null,
  });
  const subject = ask.purpose === 'register' ? 'Your sign-up code' : 'Your code for a new password';
  const text = `${otp.code} is your code. It is valid for 10 minutes.`;
  const message = { channel: 'email', to: ask.email, subject, text, code: otp.code, sent_at: now() } as const;
  if (mail) tables.message.insert({ id: db.nextId('message'), ...message });
  return otp;
}

/** Spends a check of a code; a right one becomes a token for the last step. */
export function verifyCode(world: World, purpose: OtpRow['purpose'], id: string, code: string): string {
  const { tables, clock, now, random } = world;
  const otp = tables.otp.get(id);
  if (otp?.purpose !== purpose) throw expired();
  const check = checkCode(otp, code, clock.now());
  if (check.outcome === 'expired') throw expired();
  if (check.outcome !== 'right') tables.otp.update(id, { checks_left: Math.max(0, otp.checks_left - 1) });
  if (check.outcome === 'locked')
    throw refuse.locked('Too many wrong codes. Request a new one later.', check.retryAfter);
  if (check.outcome === 'wrong') throw refuse.field('code', wrongCodeText(check.checksLeft), true);
  tables.otp.update(id, { verified_at: now() });
  const token = `tmp_${random.token(24)}`;
  const expires_at = later(world, otpLimits.tokenSeconds);
  return tables.temporaryToken.insert({ token, purpose, email: otp.email, expires_at, consumed_at: null }).token;
}

/** Proof for the last step of a social sign-up, where e-mail and code are skipped. */
export function vouchFor(world: World, email: string): string {
  const token = `tmp_${world.random.token(24)}`;
  const expires_at = later(world, otpLimits.tokenSeconds);
  const row = { token, purpose: 'register', email, expires_at, consumed_at: null } as const;
  return world.tables.temporaryToken.insert(row).token;
}

/** Uses a token up and tells whose it was; 410 when it is unknown, old or used. */
export function consumeToken({ tables, clock, now }: World, purpose: OtpRow['purpose'], token: string): string {
  const row = tables.temporaryToken.get(token);
  const isGood =
    row?.purpose === purpose && row.consumed_at === null && Date.parse(row.expires_at) > clock.now().getTime();
  if (!row || !isGood) throw refuse.gone('This step has expired. Please start again.', { code: 'token_expired' });
  tables.temporaryToken.update(token, { consumed_at: now() });
  return row.email;
}

function expired() {
  return refuse.gone('This code has expired. Request a new one.', { code: 'otp_expired' });
}

function later({ clock }: World, seconds: number): string {
  return new Date(clock.now().getTime() + seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}
