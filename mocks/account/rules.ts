import { isAdult, isPlausibleBirthDate } from '#domain/people/age';
import { can } from '#domain/people/rights';
import { activityTexts as jobLabels } from '../notifications/texts/activities';
import { activeStatus, isHelper, type Person } from '../provider/access/access';
import { keepChanges, type Refusal, refuse, problemIf, mergeProblems, type Problems } from '../provider/rules/refusals';
import type {
  UserRow,
  OtpRow,
  TemporaryTokenRow,
  ConsentRow,
  ServingAreaRow,
  MemberFileRow,
  WorldTables,
  OrderRow,
} from '../provider/store/schema';
import { accountTexts as texts, fieldProblemTexts as fieldTexts } from '../provider/texts/refusals';

// Passwords -----------------------------------------------------------------------------------------------------------

/** Refuses after too many wrong passwords (docs/product.md, "Signing in"). */
export function checkAttempt(failedAt: readonly string[], now: Date): Refusal | null {
  const wait = getLoginWait(failedAt, now);
  return wait > 0 ? refuse.tooMany(texts.tooManyAttempts(wait), wait) : null;
}

/** The account to sign in to. A wrong password counts, so the recorded failure stays. */
export function decideLogin<User extends Pick<UserRow, 'status' | 'password'>>(
  user: User | undefined,
  password: string,
): User | Refusal {
  if (user?.status === activeStatus && user.password === password) return user;
  return keepChanges(refuse.field('email', texts.credentials));
}

/** The field where a signed-in person confirms their password, and the key of its message for a wrong one. */
export type PasswordField = { field: string; text: 'currentPassword' | 'password' };

export const passwordFields = {
  current: { field: 'current_password', text: 'currentPassword' },
  deletion: { field: 'password', text: 'password' },
} as const satisfies Record<string, PasswordField>;

/** Checks the password of a signed-in person. A wrong one counts, so the recorded failure stays. */
export function checkPassword(
  user: Pick<UserRow, 'password'>,
  typed: string,
  { field, text }: PasswordField,
): Refusal | null {
  return typed === user.password ? null : keepChanges(refuse.field(field, texts[text]));
}

type Repeated = { password: string; password_confirmation: string };

/** Refuses a new password that differs from its confirmation. */
export function checkConfirmation(typed: Repeated): Refusal | null {
  return isConfirmed(typed) ? null : refuse.field('password_confirmation', fieldTexts.sameAsPassword);
}

const isConfirmed = ({ password, password_confirmation }: Repeated) => password === password_confirmation;

/**
 * The account whose password a proof of an email may change: still of that address, and of someone who may sign in
 * (`canSignIn`).
 */
export function decideReset<User extends Pick<UserRow, 'email'>>(
  user: User | undefined,
  provenEmail: string,
  canSignIn: boolean,
): User | Refusal {
  const isTheirs = user?.email.toLowerCase() === provenEmail.toLowerCase();
  return user && isTheirs && canSignIn ? user : refuseExpiredStep();
}

// Wrong passwords -----------------------------------------------------------------------------------------------------

/** Failed sign-ins per minute that an address may have before it must wait (docs/product.md, "Signing in"). */
const failuresAllowed = 10;
const windowMs = 60_000;

/**
 * Seconds (at least 1) until an address may try to sign in again; 0 when it may now. `failedAt` are the moments of its
 * refused sign-ins, in any order.
 */
export function getLoginWait(failedAt: readonly string[], now: Date): number {
  const recent = failedAt.map((at) => Date.parse(at)).filter((at) => at > now.getTime() - windowMs);
  if (recent.length < failuresAllowed) return 0;
  const oldest = recent.sort((a, b) => b - a)[failuresAllowed - 1] ?? now.getTime();
  return Math.max(1, Math.ceil((oldest + windowMs - now.getTime()) / 1000));
}

/** Checks whether a failure is too old to count for `getLoginWait`. */
export function isForgotten(failedAt: string, now: Date): boolean {
  return Date.parse(failedAt) <= now.getTime() - windowMs;
}

// One-time codes ------------------------------------------------------------------------------------------------------

/** One-time codes (docs/product.md, "One-time codes"): digits, checks of one code, and seconds. */
export const otpLimits = {
  digits: 6,
  checks: 5,
  validSeconds: 600,
  resendSeconds: 60,
  sends: 5,
  sendsWithinSeconds: 600,
  tokenSeconds: 1800,
} as const;

/**
 * Seconds (at least 1) until another code may be sent to an address; 0 when it may now: 60 seconds after the last one,
 * and at most 5 within 10 minutes. `sentAt` has the times at which codes were sent, in any order.
 */
export function getSendWait(sentAt: readonly string[], now: Date): number {
  const last = sortNewestFirst(sentAt)[0];
  const resendWait = last === undefined ? 0 : countSecondsUntil(last + otpLimits.resendSeconds * 1000, now);
  return Math.max(resendWait, getSendLimitWait(sentAt, now));
}

/** Only the second part of `getSendWait`: seconds until fewer than 5 codes were sent within 10 minutes. */
function getSendLimitWait(sentAt: readonly string[], now: Date): number {
  const oldestCounted = sortNewestFirst(sentAt)[otpLimits.sends - 1];
  return oldestCounted === undefined ? 0 : countSecondsUntil(oldestCounted + otpLimits.sendsWithinSeconds * 1000, now);
}

function sortNewestFirst(moments: readonly string[]): number[] {
  return moments.map((at) => Date.parse(at)).sort((a, b) => b - a);
}

function countSecondsUntil(moment: number, now: Date): number {
  return Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}

type CodeCheck =
  | { outcome: 'right' }
  | { outcome: 'wrong'; checksLeft: number }
  | { outcome: 'expired' }
  | { outcome: 'locked'; retryAfter: number };

/**
 * Checks a typed code: sent -> verified, or expired after 10 minutes (and when it was used), or locked
 * with the fifth wrong check until it would have expired. An unknown code is like an expired one (docs/product.md, "One-time codes").
 */
export function checkCode(
  otp: Pick<OtpRow, 'code' | 'checks_left' | 'expires_at' | 'verified_at'> | undefined,
  code: string,
  now: Date,
): CodeCheck {
  if (!otp) return { outcome: 'expired' };
  const secondsLeft = Math.ceil((Date.parse(otp.expires_at) - now.getTime()) / 1000);
  if (secondsLeft <= 0 || otp.verified_at !== null) return { outcome: 'expired' };
  if (otp.checks_left <= 0) return { outcome: 'locked', retryAfter: secondsLeft };
  if (otp.code === code) return { outcome: 'right' };
  return otp.checks_left === 1
    ? { outcome: 'locked', retryAfter: secondsLeft }
    : { outcome: 'wrong', checksLeft: otp.checks_left - 1 };
}

type Sent = readonly Pick<OtpRow, 'sent_at'>[];

/**
 * Checks whether another code may be sent. The limits hold for an address; a signed-in person cannot avoid them with many
 * addresses. Both lists are the codes that were sent, in any order.
 */
export function checkSending(toAddress: Sent, toPerson: Sent, now: Date): Refusal | null {
  const getTimes = (sent: Sent) => sent.map(({ sent_at }) => sent_at);
  const wait = Math.max(getSendWait(getTimes(toAddress), now), getSendLimitWait(getTimes(toPerson), now));
  return wait > 0 ? refuse.tooMany(texts.tooManyCodes(wait), wait) : null;
}

/** The refusal of a wrong code. The used check stays used. */
export function toCodeRefusal(check: CodeCheck): Refusal | null {
  switch (check.outcome) {
    case 'right':
      return null;
    case 'wrong':
      return keepChanges(refuse.field('code', texts.wrongCode(check.checksLeft)));
    case 'expired':
      return refuse.gone(texts.codeExpired, { code: 'otp_expired' });
    case 'locked':
      return refuse.locked(texts.codeLocked, check.retryAfter);
  }
}

/** Counts the checks of a code that are left after this one. */
export function countChecksLeft({ outcome }: CodeCheck, before: number): number {
  return outcome === 'wrong' || outcome === 'locked' ? Math.max(0, before - 1) : before;
}

// Proofs of a verified code -------------------------------------------------------------------------------------------

/** The last steps that require proof of an email (docs/product.md, "One-time codes"). */
export type LastStep = 'helperSignUp' | 'companySignUp' | 'passwordReset';

type Proof = Pick<TemporaryTokenRow, 'purpose' | 'account_type' | 'expires_at' | 'consumed_at'>;

/**
 * Checks whether a token is valid for a step: only in its own flow, once, and for 30 minutes. Google and Apple prove an address
 * before the person chooses between helper and company, so their token has no account type and is valid for both.
 */
export function isGoodFor(token: Proof, step: LastStep, now: Date): boolean {
  if (token.consumed_at !== null || Date.parse(token.expires_at) <= now.getTime()) return false;
  if (step === 'passwordReset') return token.purpose === 'reset';
  const audience = step === 'helperSignUp' ? 'helper' : 'company';
  return token.purpose === 'register' && (token.account_type === null || token.account_type === audience);
}

/** The token, if it is valid for the step. */
export function decideToken<Token extends Proof>(token: Token | undefined, step: LastStep, now: Date): Token | Refusal {
  return token && isGoodFor(token, step, now) ? token : refuseExpiredStep();
}

function refuseExpiredStep(): Refusal {
  return refuse.gone(texts.stepExpired, { code: 'token_expired' });
}

// Google and Apple ----------------------------------------------------------------------------------------------------

/** Lifetime of a consent code, in minutes. */
const validMinutes = 10;

/** The consent that a code of this provider belongs to, while its callback can still exchange it. */
export function decideConsent(
  consent: ConsentRow | undefined,
  provider: ConsentRow['provider'],
  now: Date,
): ConsentRow | Refusal {
  const isUnused = consent?.provider === provider && consent.used_at === null;
  const isFresh = consent && now.getTime() - Date.parse(consent.created_at) <= validMinutes * 60_000;
  return isUnused && isFresh ? consent : refuse.field('code', texts.consent);
}

// Sign-up -------------------------------------------------------------------------------------------------------------

/** An email address belongs to at most one account. */
export function checkEmailFree(isTaken: boolean): Refusal | null {
  return isTaken ? refuse.field('email', texts.emailTaken) : null;
}

/** Refuses a new email equal to the current one. */
export function checkNewEmail(before: string, after: string): Refusal | null {
  return after.toLowerCase() === before.toLowerCase() ? refuse.field('email', texts.sameEmail) : null;
}

type HelperForm = { password: string; password_confirmation: string; birth_date: string };

/** Problems in the last sign-up step of a helper. `areas` are the chosen ones, undefined for one that does not exist. */
export function findHelperProblems(
  form: HelperForm,
  areas: readonly (Pick<ServingAreaRow, 'id'> | undefined)[],
  today: string,
): Problems {
  const birthDate = findBirthDateProblem(form.birth_date, today);
  const unknown = areas.map((area, index) => problemIf(!area, `serving_area_ids.${index}`, fieldTexts.notValid));
  return {
    ...problemIf(!isConfirmed(form), 'password_confirmation', fieldTexts.sameAsPassword),
    ...(birthDate !== null && { birth_date: [birthDate] }),
    ...mergeProblems(unknown),
  };
}

/** The problem with a birth date at sign-up; null if it is valid. */
export function findBirthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate <= today && !isPlausibleBirthDate(birthDate, today)) return fieldTexts.notValid;
  return isAdult(birthDate, today) ? null : texts.adult;
}

// Accounts ------------------------------------------------------------------------------------------------------------

/**
 * Checks whether a person uses this account: they have verified its email, by a code or at Google or Apple, or have a session.
 * An account that a company made has neither until the person claims it.
 */
export function hasLogin(tables: WorldTables, { id, email_verified_at }: Pick<UserRow, 'id' | 'email_verified_at'>) {
  return email_verified_at !== null || tables.token.count('user', id) > 0;
}

/**
 * Checks whether a person may correct the email of a member. Never if the member signs in with it or the company did not make
 * the account. With the email of a manager or office member one could take over their role, so only the owner may correct it
 * (docs/product.md, "Team").
 */
export function canCorrectEmail(
  actor: Person,
  member: Person & { hasLogin: boolean },
  file: Pick<MemberFileRow, 'made_here'>,
): boolean {
  if (member.hasLogin || !file.made_here) return false;
  return can(actor.type, isHelper(member) ? 'addMember' : 'assignManagers');
}

/** "d***@coppermesa.example": enough to recognize one's own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** Refuses a session if access to the company has ended. Changes made by the proof stay. */
export function checkSignIn(canSignIn: boolean): Refusal | null {
  return canSignIn ? null : keepChanges(refuse.field('email', texts.accessEnded));
}

type Job = Pick<OrderRow, 'id' | 'starts_at' | 'latest_end_at' | 'closed_state'>;

/**
 * A person with accepted jobs that have not ended cannot delete their account. A past job that the company did not complete
 * does not count. The answer lists the next job first.
 */
export function checkNoJobs(accepted: readonly Job[], now: string): Refusal | null {
  const conflicts = accepted
    .filter(({ closed_state, latest_end_at }) => closed_state === null && latest_end_at > now)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .map(({ id, starts_at }) => ({ kind: 'order' as const, id, label: jobLabels.job(id), starts_at }));
  return conflicts.length > 0 ? refuse.conflict(texts.upcomingJobs, { code: 'accepted_jobs', conflicts }) : null;
}
