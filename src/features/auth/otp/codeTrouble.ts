import { ApiError } from '../../../platform/http/ApiError';

/**
 * What stands between a person and the next step besides a wrong code: the code is too old, too many wrong ones were
 * typed, too many were asked for, calls came too fast (each until a moment, epoch milliseconds), or no proper answer came.
 */
export type CodeTrouble =
  | { kind: 'expired' }
  | { kind: 'locked'; until: number }
  | { kind: 'tooMany'; until: number }
  | { kind: 'busy'; until: number }
  | { kind: 'failed'; message: string | undefined };

/**
 * The trouble a refused call tells of; undefined for what belongs at the field (422). `now` in epoch milliseconds. A rate
 * limit (429) means too many codes where one was asked for, and too many tries where one was checked.
 */
export function troubleOf(error: unknown, now: number, call: 'send' | 'check' = 'send'): CodeTrouble | undefined {
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
