/**
 * Limits for the results of a job, the same on screen and at the provider (docs/product.md, "Completing a job").
 * Instants are milliseconds since the epoch.
 */
import { toMinutes } from '#platform/lib/time/clockTimes';
import { daysBetween } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';

export const completionLimits = {
  /** Hours a crew may start before the planned start. */
  earlyHours: 24,
  /** Minutes a time may be in the future, because clocks differ and people round up. */
  aheadMinutes: 15,
  /** Minutes of break, all days together. */
  breakMinutes: 480,
} as const;

const minuteMs = 60_000;
const dayMinutes = 1440;

/** From arrival to departure. */
export type Stay = { startsAt: number; endsAt: number };

/**
 * Days and minutes on site, breaks included. Up to 24 hours are one stay. A longer one is several days of work, each
 * from the time of the first arrival to the time of the last departure; the nights between them do not count.
 */
export function getTimeOnSite({ startsAt, endsAt }: Stay, zone: string): { days: number; minutes: number } {
  const minutes = (endsAt - startsAt) / minuteMs;
  if (minutes <= dayMinutes) return { days: 1, minutes: Math.max(0, minutes) };
  const [first, last] = [zonedTime(new Date(startsAt), zone), zonedTime(new Date(endsAt), zone)];
  const daily = (toMinutes(last.time) ?? 0) - (toMinutes(first.time) ?? 0);
  const days = daysBetween(first.date, last.date);
  return daily > 0 ? { days: days + 1, minutes: daily * (days + 1) } : { days, minutes: (daily + dayMinutes) * days };
}

export type StayProblem = 'start_ahead' | 'start_early' | 'end_before_start' | 'end_ahead' | 'too_many_days';

/** The problem with the time of a job; null when there is none. `days` is the number of days of the job. */
export function validateTimeOnSite(
  { startsAt, endsAt }: Stay,
  job: { startsAt: number; days: number; zone: string },
  now: number,
): StayProblem | null {
  const latest = now + completionLimits.aheadMinutes * minuteMs;
  if (startsAt > latest) return 'start_ahead';
  if (startsAt < job.startsAt - completionLimits.earlyHours * 60 * minuteMs) return 'start_early';
  if (endsAt <= startsAt) return 'end_before_start';
  if (endsAt > latest) return 'end_ahead';
  return getTimeOnSite({ startsAt, endsAt }, job.zone).days > job.days ? 'too_many_days' : null;
}

/** The most hours one person may have worked: the time on site without a break, rounded up to a quarter hour. */
export function getMaxHours(minutesOnSite: number): number {
  return Math.ceil(minutesOnSite / 15) / 4;
}

/** Checks whether a break leaves no time for work. Minutes. */
export function isBreakTooLong(breakMinutes: number, minutesOnSite: number): boolean {
  return breakMinutes > 0 && breakMinutes >= minutesOnSite;
}

type Tips = {
  /** Total cents. */
  total: number;
  /** Cents per crew member, as sent. */
  given: readonly number[];
  /** Cents per crew member, after sharing. */
  shared: readonly number[];
};

/**
 * Checks whether the crew's tips do not add up to the total: split by hand, sent separately, or with no one to receive them.
 */
export function hasTipDifference({ total, given, shared }: Tips): boolean {
  const sumCents = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);
  return sumCents(shared) !== total || (sumCents(given) > 0 && sumCents(given) !== total);
}
