import { dayMs } from '../time/times';

/** Lifetime of an Idempotency-Key, in milliseconds: 24 hours (docs/product.md, "Values"). */
const keyLifetimeMs = dayMs;

/** Checks whether a key used at `usedAt` has expired. */
export function isKeyExpired(usedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(usedAt) >= keyLifetimeMs;
}
