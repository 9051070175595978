import type { World } from '../world';

/** Answers of simulated people: as on a real day, or all alike. */
export type Mood = 'realistic' | 'accept' | 'decline';

/** Speed of the simulated people. */
export type Pace = 'slow' | 'normal' | 'fast';

/** Factor of every gap between two of their actions. */
export const gapFactors: Record<Pace, number> = { slow: 3, normal: 1, fast: 0.25 };

/** Decides whether a simulated person declines; `share` is how often people do. */
export function declines({ random }: World, mood: Mood, share: number): boolean {
  return mood === 'realistic' ? random.chance(share) : mood === 'decline';
}
