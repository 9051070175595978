/**
 * When two jobs of one person conflict (docs/product.md, "Conflicts"). Instants are milliseconds since the
 * epoch, distances miles.
 */
import { type BusyTime, getCoreEnd, getLatestEnd } from './busyTimes';
import { minuteMs } from '../../../provider/time/times';

export type Place = { lat: number; lng: number };
/** One day of a job, with the locations of its first and last stop. */
export type Booking = BusyTime & { from: Place; to: Place };
type Severity = 'hard' | 'soft';
/** The cores overlap, one may run into the other, the drive takes too long, or the other invitation is unanswered. */
type Cause = 'overlap' | 'window_tail' | 'travel' | 'pending_overlap';
export type Clash = {
  severity: Severity;
  cause: Cause;
  /** Minutes between the two, below zero when they overlap. */ gap: number;
};

/**
 * The worst clash of two jobs on any of their days, with the day of each job; null if they do not clash.
 */
export function findJobClash(
  wanted: readonly Booking[],
  others: readonly Booking[],
  isPending: boolean,
  bufferMinutes: number,
): (Clash & { own: Booking; busy: Booking }) | null {
  const clashes = wanted.flatMap((own) =>
    others.flatMap((busy) => {
      const clash = findClash(own, busy, isPending, bufferMinutes);
      return clash ? [{ ...clash, own, busy }] : [];
    }),
  );
  return clashes.find(({ severity }) => severity === 'hard') ?? clashes[0] ?? null;
}

/**
 * Finds the conflict of the job `wanted` with an accepted (`isPending` false) or unanswered one; null if they do not
 * clash. Compares the full intervals; two jobs on one day are fine.
 */
export function findClash(wanted: Booking, other: Booking, isPending: boolean, bufferMinutes: number): Clash | null {
  const [first, second] = wanted.startsAt <= other.startsAt ? [wanted, other] : [other, wanted];
  const gap = (second.startsAt - getCoreEnd(first)) / minuteMs;
  if (gap < 0) return isPending ? createSoftClash('pending_overlap', gap) : { severity: 'hard', cause: 'overlap', gap };
  if (isPending) return null;
  if (second.startsAt < getLatestEnd(first)) return createSoftClash('window_tail', gap);
  return gap < getTravelMinutes(getMilesBetween(first.to, second.from)) + bufferMinutes
    ? createSoftClash('travel', gap)
    : null;
}

/** Checks whether one interval of a person's availability covers the whole job. Milliseconds since the epoch. */
export function coversWhole(free: readonly (readonly [from: number, to: number])[], booking: Booking): boolean {
  return free.some(([from, to]) => from <= booking.startsAt && to >= getCoreEnd(booking));
}

/** Travel time: 1.3 times the straight line at 28 mph, plus 10 minutes to park. */
export function getTravelMinutes(miles: number): number {
  return ((miles * 1.3) / 28) * 60 + 10;
}

/** Great-circle distance in miles. */
export function getMilesBetween(a: Place, b: Place): number {
  const [lat1, lat2] = [toRadians(a.lat), toRadians(b.lat)];
  const half = Math.sin((lat2 - lat1) / 2) ** 2;
  const across = Math.sin(toRadians(b.lng - a.lng) / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(half + Math.cos(lat1) * Math.cos(lat2) * across)));
}

function createSoftClash(cause: Cause, gap: number): Clash {
  return { severity: 'soft', cause, gap };
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
