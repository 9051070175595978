import type { OtpRow } from '../../provider/store/schema';
import { keepChanges, type Refusal, refuse } from '../../provider/rules/refusals';
import { accountTexts as texts } from '../../provider/texts/refusals';

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

export type CodeCheck =
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

/** Message for a wrong code (docs/product.md, "One-time codes"). */
export function getWrongCodeText(checksLeft: number): string {
  return texts.wrongCode(checksLeft);
}

/**
 * Checks whether another code may be sent. The limits hold for an address; a signed-in person cannot avoid them with many
 * addresses. Both lists are the moments codes were sent, in any order.
 */
export function checkSending(toAddress: readonly string[], toPerson: readonly string[], now: Date): Refusal | null {
  const wait = Math.max(getSendWait(toAddress, now), getSendLimitWait(toPerson, now));
  return wait > 0 ? refuse.tooMany(texts.tooManyCodes(wait), wait) : null;
}

/** The refusal of a wrong code. The used check stays used. */
export function toCodeRefusal(check: CodeCheck): Refusal | null {
  switch (check.outcome) {
    case 'right':
      return null;
    case 'wrong':
      return keepChanges(refuse.field('code', getWrongCodeText(check.checksLeft)));
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
