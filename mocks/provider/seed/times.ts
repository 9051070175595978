import { dayMs, toIso } from '../time/clock';
import type { World } from '../world';

/** This many days before the world's now. */
export function daysAgo({ clock }: World, days: number): string {
  return toIso(clock.now().getTime() - days * dayMs);
}

/** Local hours, from and to, when helpers answer. */
export const day = [6, 22] as const;

/** Age of a moment from 0, now or still to come, to 1, a year ago. Milliseconds since the epoch. */
export function getAge(at: number, now: number): number {
  return Math.min(1, Math.max(0, (now - at) / (yearDays * dayMs)));
}

/** Length of a company's history. */
export const yearDays = 364;
