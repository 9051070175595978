import { dayMs, toIso } from '../times';
import type { World } from '../world';

/** This many days before the world's now. */
export function daysAgo({ clock }: World, days: number): string {
  return toIso(clock.now().getTime() - days * dayMs);
}

/** Local hours, from and to, in which helpers answer. */
export const day = [6, 22] as const;
