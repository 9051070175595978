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
