import { dayMs } from '../times';

/** How long an Idempotency-Key holds, in milliseconds: 24 hours (docs/product.md, "Values"). */
const keyHolds = dayMs;

/** Whether a key used then holds no longer (instants as the API writes them). */
export function isKeyExpired(usedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(usedAt) >= keyHolds;
}
