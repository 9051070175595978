import { currentLanguage, inLanguage } from '#platform/language/current';
import { sendMessage } from '../../notifications/events/notifying';
import { canSignIn } from '../../provider/access/access';
import { issueToken } from '../../provider/http/authenticate';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { Refusal } from '../../provider/rules/refusals';
import type { UserRow, OtpRow, TemporaryTokenRow, ConsentRow } from '../../provider/store/schema';
import { toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { presentUser } from '../answers';
import {
  decideLogin,
  checkSignIn,
  isForgotten,
  checkAttempt,
  checkPassword,
  type PasswordField,
  checkCode,
  checkSending,
  countChecksLeft,
  otpLimits,
  toCodeRefusal,
  decideToken,
  type LastStep,
  decideConsent,
} from '../rules';
import { mailTexts as texts } from '../texts/mails';

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

/** Starts a session and returns it as the sign-in calls answer; 422 if access to the company has ended. */
export function startSession(world: World, user: UserRow) {
  throwIfRefused(checkSignIn(canSignIn(world.tables, user)));
  return { access_token: issueToken(world, user.id), user: presentUser(world.tables, user) };
}

/**
 * The first proof of an account's email. Someone else may have made the account with that address, so their password,
 * sessions and feed end; its owner may set a password with a code.
 */
export function claimAccount(world: World, user: UserRow): UserRow {
  if (user.email_verified_at !== null) return user;
  revokeTokens(world, user.id, null);
  if (world.tables.calendarFeed.has(user.id)) world.tables.calendarFeed.remove(user.id);
  const password = world.random.uuid();
  return world.tables.user.update(user.id, { password, email_verified_at: world.now() });
}

/** Ends a person's sessions except one token's, and notifies their devices. */
export function revokeTokens(world: World, userId: number, exceptToken: string | null): void {
  const isOpen = (row: { revoked_at: string | null; token: string }) =>
    row.revoked_at === null && row.token !== exceptToken;
  const ended = world.tables.token.select('user', userId, isOpen);
  for (const { token } of ended) world.tables.token.update(token, { revoked_at: world.now() });
  if (ended.length > 0) world.announce({ type: 'sessionRevoked', userId });
}

/** Wrong passwords are counted per email address at sign-in and per person afterwards. */
const getEmailAttemptKey = (email: string) => `login ${email.toLowerCase()}`;
const getUserAttemptKey = ({ id }: UserRow) => `user ${id}`;

/** Refuses with 429 after too many wrong passwords (docs/product.md, "Signing in"). */
function requireAttempt({ tables, clock }: World, subject: string): void {
  const failedAt = tables.passwordFailure.by('subject', subject).map(({ failed_at }) => failed_at);
  throwIfRefused(checkAttempt(failedAt, clock.now()));
}

function recordFailure(world: World, subject: string): void {
  forgetFailures(world, subject, (failedAt) => isForgotten(failedAt, world.clock.now()));
  world.tables.passwordFailure.insert({
    id: world.db.nextId('passwordFailure'),
    subject,
    failed_at: world.now(),
  });
}

function forgetFailures({ tables }: World, subject: string, which = (_failedAt: string) => true): void {
  for (const { id, failed_at } of tables.passwordFailure.by('subject', subject)) {
    if (which(failed_at)) tables.passwordFailure.remove(id);
  }
}

/** Checks the password of a signed-in person. A wrong one counts as a failed attempt. */
export function confirmPassword(world: World, user: UserRow, password: string, field: PasswordField): void {
  const subject = getUserAttemptKey(user);
  requireAttempt(world, subject);
  const wrong = checkPassword(user, password, field);
  if (wrong) recordFailure(world, subject);
  throwIfRefused(wrong);
  forgetFailures(world, subject);
}

type Ask = Pick<OtpRow, 'purpose' | 'email' | 'account_type' | 'user_id'>;

/** Sends a code in the reader's language, unless too many were sent. A person without an account reads the request's. The answer is the same without a mail, for an address no account has. */
export function sendCode(world: World, ask: Ask, mail: boolean): OtpRow {
  const { tables, random, now } = world;
  const isOfFlow = ({ purpose }: Readonly<OtpRow>) => purpose === ask.purpose;
  const toAddress = tables.otp.select('email', ask.email.toLowerCase(), isOfFlow);
  const toPerson = ask.user_id === null ? [] : tables.otp.select('user', ask.user_id, isOfFlow);
  throwIfRefused(checkSending(toAddress, toPerson, world.clock.now()));
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
  const { subject, text } = inLanguage(reader?.locale ?? currentLanguage(), () => ({
    subject: texts[ask.purpose],
    text: texts.code(otp.code),
  }));
  if (mail) sendMessage(world, { channel: 'email', to: ask.email, subject, text, code: otp.code });
  return otp;
}

/** The code to check. With `userId` it must belong to that person. */
type Asked = Pick<OtpRow, 'purpose' | 'id'> & { userId?: number };

/** Uses up one check of a code. Returns the row of a correct code, which cannot be used again. */
export function checkOtp(world: World, asked: Asked, code: string): OtpRow {
  const { tables, clock, now } = world;
  const found = tables.otp.get(asked.id);
  const isTheirs = asked.userId === undefined || found?.user_id === asked.userId;
  const otp = found?.purpose === asked.purpose && isTheirs ? found : undefined;
  const check = checkCode(otp, code, clock.now());
  if (otp) tables.otp.update(otp.id, { checks_left: countChecksLeft(check, otp.checks_left) });
  throwIfRefused(toCodeRefusal(check));
  return tables.otp.update(asked.id, { verified_at: now() });
}

/** Exchanges a correct code for a token for the last step of its flow. */
export function verifyCode(world: World, purpose: TemporaryTokenRow['purpose'], id: string, code: string): string {
  const { email, account_type, user_id } = checkOtp(world, { purpose, id }, code);
  return issueProof(world, { purpose, email, account_type, user_id });
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
  return toIso(clock.now().getTime() + seconds * 1000);
}

/** Exchanges the code of a consent for a session, or for a sign-up token if the person has no account. */
export function exchange(world: World, provider: ConsentRow['provider'], code: string | undefined) {
  const found = code === undefined ? undefined : world.tables.consent.get(code);
  const consent = throwIfRefused(decideConsent(found, provider, world.clock.now()));
  world.tables.consent.update(consent.code, { used_at: world.now() });
  const user = world.tables.user.one('email', consent.email.toLowerCase());
  // Google and Apple prove the address, as a code does.
  if (user) return startSession(world, claimAccount(world, user));
  // The last step of the sign-up then skips email and code.
  const { email } = consent;
  const temporary_token = issueProof(world, { purpose: 'register', email, account_type: null, user_id: null });
  return { is_new: true as const, temporary_token, email };
}

/**
 * The fake's own consent page replaces the provider's. It is served next to the app: the demo sends the app's address in
 * a header; over real HTTP it is where the request came from.
 */
export function createConsentUrl({ random }: World, request: Request, provider: ConsentRow['provider']): string {
  const api = request.url.replace(/api\/auth-v2\/.*$/, '');
  const app = readHeaderUrl(request, 'x-app-address');
  const back = new URL(`authorization-${provider}`, app ?? readHeaderUrl(request, 'origin') ?? api);
  const query = new URLSearchParams({ provider, redirect: back.href, state: random.token(16) });
  return new URL(`consent?${query.toString()}`, app ?? api).href;
}

/** The URL in a header, ending in a slash. */
function readHeaderUrl(request: Request, header: string): string | null {
  const address = request.headers.get(header);
  if (address === null || !URL.canParse(address)) return null;
  return address.endsWith('/') ? address : `${address}/`;
}

type Consent = Pick<ConsentRow, 'provider' | 'email' | 'first_name' | 'last_name'>;

/** Consent on the fake page of Google or Apple. The returned code is good for one exchange within 10 minutes. */
export function giveConsent(world: World, consent: Consent): string {
  return world.change(() => {
    const row = { ...consent, code: world.random.token(32), created_at: world.now(), used_at: null };
    return world.tables.consent.insert(row).code;
  });
}
