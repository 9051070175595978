import type { CoverageLine } from '#generated/model';

/** Slots of a day that no one has accepted, position by position: too many people in one do not fill another. */
export function countOpenSlots(lines: readonly Pick<CoverageLine, 'needed' | 'accepted'>[]): number {
  return lines.reduce((sum, { needed, accepted }) => sum + Math.max(0, needed - accepted), 0);
}

/** Days whose open slots are counted as the next ones. */
export const soonDays = 7;
