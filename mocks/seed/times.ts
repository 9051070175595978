import { zonedTime } from '../../src/platform/lib/time/zonedTimes';
import { dayMs, toIso, minuteMs } from '../times';
import type { World } from '../world';

/** This many days before the world's now. */
export function daysAgo({ clock }: World, days: number): string {
  return toIso(clock.now().getTime() - days * dayMs);
}

/** Local hours, from and to, in which an office works and in which helpers answer. */
export const office = [7, 18] as const;
export const day = [6, 22] as const;

/** The given moment if it is within the local hours, else one on the next morning. Never after now. */
export function fitLocalHours(world: World, zone: string, at: number, [from, to]: readonly [number, number]): number {
  const hour = Number(zonedTime(new Date(at), zone).time.slice(0, 2));
  if (hour >= from && hour < to) return at;
  const hoursToGo = hour < from ? from - hour : 24 - hour + from;
  const morning = at + (hoursToGo * 60 + world.random.int(0, 100)) * minuteMs;
  return Math.min(morning, Math.max(at, world.clock.now().getTime() - 30 * minuteMs));
}
