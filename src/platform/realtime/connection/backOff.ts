/**
 * Shortest and longest wait before the next attempt, in milliseconds, by the number of failed attempts. The wide ranges
 * keep clients that lost their server together from reconnecting together. The last one is below the 30 seconds in
 * which every client must be back.
 */
const waits = [
  { min: 200, max: 2800 },
  { min: 1200, max: 3000 },
  { min: 2000, max: 4500 },
  { min: 4000, max: 8000 },
  { min: 8000, max: 16_000 },
  { min: 12_000, max: 27_000 },
] as const;

/** Milliseconds to wait after a number of failures in a row. */
export function backOff(failures: number, random: () => number = Math.random): number {
  const { min, max } = waits[Math.min(failures, waits.length - 1)] ?? waits[0];
  return min + random() * (max - min);
}
