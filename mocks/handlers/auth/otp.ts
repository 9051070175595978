import type { OtpRow, TemporaryTokenRow } from '../../db/schema';
import { refuse } from '../../http/refusal';
import { checkCode, otpLimits, sendLimitWait, sendWait, wrongCodeText } from '../../rules/accounts/otp';
import { isGoodFor, type LastStep } from '../../rules/accounts/temporaryTokens';
import type { World } from '../../world';

type Ask = Pick<OtpRow, 'purpose' | 'email' | 'account_type' | 'user_id'>;

/** Sends a code, unless too many were sent. Without a mail (nobody has that address) everything looks the same. */
export function sendCode(world: World, ask: Ask, mail: boolean): OtpRow {
  const { tables, random, db, now } = world;
  const toAddress = tables.otp.select('email', ask.email.toLowerCase(), ({ purpose }) => purpose === ask.purpose);
  const toPerson =
    ask.user_id === null ? [] : tables.otp.select('user', ask.user_id, (row) => row.purpose === ask.purpose);
  requireSend(world, toAddress, toPerson);
  for (const { id } of [...toAddress, ...toPerson]) tables.otp.update(id, { expires_at: now() });
  const otp = tables.otp.insert({
    ...ask,
    id: `otp_${random.token(16)}`,
    code: random.digits(otpLimits.digits),
    checks_left: otpLimits.checks,
    sent_at: now(),
    expires_at: later(world, otpLimits.validSeconds),
    verified_at: null,
  });
  const text = `${otp.code} is your code. It is valid for 10 minutes.`;
  const message = { to: ask.email, subject: subjects[ask.purpose], text, code: otp.code } as const;
  if (mail) tables.message.insert({ id: db.nextId('message'), channel: 'email', ...message, sent_at: now() });
  return otp;
}

const subjects: Record<OtpRow['purpose'], string> = {
  register: 'Your sign-up code',
  reset: 'Your code for a new password',
  changeEmail: 'Your code for a new email',
};

/** The limits hold for an address; whoever is signed in does not get round them with many addresses. */
function requireSend({ clock }: World, toAddress: readonly OtpRow[], toPerson: readonly OtpRow[]): void {
  const [address, person] = [toAddress, toPerson].map((sent) => sent.map(({ sent_at }) => sent_at));
  const wait = Math.max(sendWait(address ?? [], clock.now()), sendLimitWait(person ?? [], clock.now()));
  if (wait > 0) throw refuse.tooMany(`Too many codes. Try again in ${wait} s.`, wait);
}

/** Spends a check of a code; the row of a right one, which is good no second time. */
export function checkOtp(world: World, asked: Pick<OtpRow, 'purpose' | 'id'>, code: string): OtpRow {
  const { tables, clock, now } = world;
  const otp = tables.otp.get(asked.id);
  if (otp?.purpose !== asked.purpose) throw expired();
  const check = checkCode(otp, code, clock.now());
  if (check.outcome === 'expired') throw expired();
  if (check.outcome !== 'right') tables.otp.update(otp.id, { checks_left: Math.max(0, otp.checks_left - 1) });
  if (check.outcome === 'locked')
    throw refuse.locked('Too many wrong codes. Request a new one later.', check.retryAfter);
  if (check.outcome === 'wrong') throw refuse.field('code', wrongCodeText(check.checksLeft), true);
  return tables.otp.update(otp.id, { verified_at: now() });
}

/** A right code becomes a token for the last step of its own flow. */
export function verifyCode(world: World, purpose: TemporaryTokenRow['purpose'], id: string, code: string): string {
  const { email, account_type, user_id } = checkOtp(world, { purpose, id }, code);
  return issueProof(world, { purpose, email, account_type, user_id });
}

/** Proof for the last step of a social sign-up, where e-mail and code are skipped. */
export function vouchFor(world: World, email: string): string {
  return issueProof(world, { purpose: 'register', email, account_type: null, user_id: null });
}

/** Uses a token up and returns what it proves; 410 when it is unknown, old, used, or of another flow. */
export function consumeToken({ tables, clock, now }: World, step: LastStep, token: string): TemporaryTokenRow {
  const row = tables.temporaryToken.get(token);
  if (!row || !isGoodFor(row, step, clock.now())) throw stepExpired();
  return tables.temporaryToken.update(token, { consumed_at: now() });
}

export function stepExpired() {
  return refuse.gone('This step has expired. Please start again.', { code: 'token_expired' });
}

export function expired() {
  return refuse.gone('This code has expired. Request a new one.', { code: 'otp_expired' });
}

type Proof = Pick<TemporaryTokenRow, 'purpose' | 'email' | 'account_type' | 'user_id'>;

function issueProof(world: World, proof: Proof): string {
  const token = `tmp_${world.random.token(24)}`;
  const expires_at = later(world, otpLimits.tokenSeconds);
  return world.tables.temporaryToken.insert({ ...proof, token, expires_at, consumed_at: null }).token;
}

function later({ clock }: World, seconds: number): string {
  return new Date(clock.now().getTime() + seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}
