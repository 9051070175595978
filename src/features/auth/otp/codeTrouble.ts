import { ApiError } from '../../../platform/http/ApiError';

/**
 * What blocks the next step, other than a wrong code: an expired code, too many wrong codes, too many codes requested,
 * calls too fast (each until a moment, epoch milliseconds), or no valid answer.
 */
export type CodeTrouble =
  | { kind: 'expired' }
  | { kind: 'locked'; until: number }
  | { kind: 'tooMany'; until: number }
  | { kind: 'busy'; until: number }
  | { kind: 'failed'; message: string | undefined };

/**
 * The trouble for a refused call; undefined for field errors (422). `now` in epoch milliseconds. A rate limit (429)
 * means too many codes when sending, and too many attempts when checking.
 */
export function toCodeTrouble(error: unknown, now: number, call: 'send' | 'check' = 'send'): CodeTrouble | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'failed', message: undefined };
  const until = now + (error.retryAfter ?? 0) * 1000;
  switch (error.status) {
    case 410:
      return { kind: 'expired' };
    case 422:
      return undefined;
    case 423:
      return { kind: 'locked', until };
    case 429:
      return { kind: call === 'send' ? 'tooMany' : 'busy', until };
    default:
      return { kind: 'failed', message: error.message };
  }
}
