/**
 * The shortest and the longest wait before the next attempt, in milliseconds, by how many attempts failed before. The
 * wide ranges keep clients that lost their server together from coming back together; the last one stays below the
 * 30 seconds within which everybody is back.
 */
const waits = [
  { min: 200, max: 2800 },
  { min: 1200, max: 3000 },
  { min: 2000, max: 4500 },
  { min: 4000, max: 8000 },
  { min: 8000, max: 16_000 },
  { min: 12_000, max: 27_000 },
] as const;

/** Milliseconds to wait after so many failures in a row. */
export function backOff(failures: number, random: () => number = Math.random): number {
  const { min, max } = waits[Math.min(failures, waits.length - 1)] ?? waits[0];
  return min + random() * (max - min);
}
