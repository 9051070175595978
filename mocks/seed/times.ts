import type { World } from '../world';

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** An instant as the API writes it. */
export function isoOf(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** So many days before the world's now. */
export function daysAgo({ clock }: World, days: number): string {
  return isoOf(clock.now().getTime() - days * dayMs);
}
