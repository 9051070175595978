import { dayMs } from '../times';

/** How long an Idempotency-Key is valid, in milliseconds: 24 hours (docs/product.md, "Values"). */
const keyHolds = dayMs;

/** Whether a key used at `usedAt` has expired. */
export function isKeyExpired(usedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(usedAt) >= keyHolds;
}
