import { isAnswered, hasExpired, isInvalid, isLocked, isTooManyRequests } from '#platform/http/failures';

/**
 * Problem that blocks the next step, other than a wrong code: an expired code, too many wrong codes, too many codes requested,
 * calls too fast (each until a moment, epoch milliseconds), or no valid answer.
 */
export type CodeProblem =
  | { kind: 'expired' }
  | { kind: 'locked'; until: number }
  | { kind: 'tooMany'; until: number }
  | { kind: 'busy'; until: number }
  | { kind: 'failed'; message: string | undefined };

/**
 * The problem behind a refused call; undefined for what belongs at the field. `now` in epoch milliseconds. A rate
 * limit means too many codes where one was requested, and too many tries where one was checked.
 */
export function toCodeProblem(error: unknown, now: number, call: 'send' | 'check' = 'send'): CodeProblem | undefined {
  if (!isAnswered(error)) return { kind: 'failed', message: undefined };
  if (isInvalid(error)) return undefined;
  if (hasExpired(error)) return { kind: 'expired' };
  const until = now + (error.retryAfter ?? 0) * 1000;
  if (isLocked(error)) return { kind: 'locked', until };
  if (isTooManyRequests(error)) return { kind: call === 'send' ? 'tooMany' : 'busy', until };
  return { kind: 'failed', message: error.message };
}

/** When another code may be requested, in epoch milliseconds; null if the provider does not give the wait (seconds). */
export function getResendAt(resendIn: number | null): number | null {
  return resendIn === null ? null : Date.now() + resendIn * 1000;
}
