import type { World } from '../world';

/** Answers of simulated people: as on a real day, or all alike. */
export type Mood = 'realistic' | 'accept' | 'decline';

/** Speed of the simulated people. */
export type Pace = 'slow' | 'normal' | 'fast';

/**
 * Factors of the gaps between two of their actions: `reaction` to what someone has just sent, `life` for everything else.
 * Fast people are several a minute, at night too.
 */
export const paces: Record<Pace, { reaction: number; life: number; sleeps: boolean }> = {
  slow: { reaction: 3, life: 3, sleeps: true },
  normal: { reaction: 1, life: 1, sleeps: true },
  fast: { reaction: 0.25, life: 1 / 16, sleeps: false },
};

/** Decides whether a simulated person declines; `share` is how often people do. */
export function declines({ random }: World, mood: Mood, share: number): boolean {
  return mood === 'realistic' ? random.chance(share) : mood === 'decline';
}
