import { availabilityLimits } from '#domain/people/availability';
import { listWorkDays, getWeek } from '#domain/time/workDays';
import type { OwnConflictKind } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { toInstant } from '#platform/lib/time/zonedTimes';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { OrderRow, AvailabilityRow } from '../../provider/store/schema';
import { jobRefusalTexts as texts, busyTexts } from '../../provider/texts/refusals';
import { hourMs, toIso, minuteMs } from '../../provider/time/clock';

// Busy times ----------------------------------------------------------------------------------------------------------

/** One day of work on a job. Instants are milliseconds since the epoch. */
export type BusyTime = {
  /** Start of the arrival window. */
  startsAt: number;
  /** End of the arrival window; the same as its start when the time is firm. */
  windowEndsAt: number;
  hours: number;
};

type Schedule = Pick<OrderRow, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours'>;
type Scheduled = Schedule & Pick<OrderRow, 'starts_at' | 'latest_end_at'>;

/**
 * When a job keeps its crew busy: on each of its days from the start of the arrival window for the estimated hours
 * (docs/product.md, "Conflicts"). The window is local to `zone`, also over a change of its clocks. A job of one day is
 * read from its stored instants, which costs no time zone arithmetic.
 */
export function getBusyTimes(job: Readonly<Scheduled>, zone: string): BusyTime[] {
  if (job.end_date) return getScheduledTimes(job, zone);
  const hours = job.estimated_hours;
  return [{ startsAt: Date.parse(job.starts_at), windowEndsAt: Date.parse(job.latest_end_at) - hours * hourMs, hours }];
}

/** Like `getBusyTimes`, for a job whose instants are not known yet. Throws a RangeError for no day or no window. */
export function getScheduledTimes({ date, end_date, arrival_window, estimated_hours: hours }: Schedule, zone: string) {
  const window = windowMinutes(arrival_window);
  if (!window) throw new RangeError(`Not an arrival window: ${arrival_window}`);
  const [from, until] = arrival_window.split(' - ');
  return listWorkDays({ date, end_date }).map((day): BusyTime => {
    const toInstantMs = (time = '') => Date.parse(toInstant(day, time, zone));
    return { startsAt: toInstantMs(from), windowEndsAt: Math.max(toInstantMs(from), toInstantMs(until)), hours };
  });
}

/** End of the core, which is certainly busy: the start of the window plus the estimated hours. */
export function getCoreEnd({ startsAt, hours }: BusyTime): number {
  return startsAt + hours * hourMs;
}

/** When a job ends as planned: the end of the core on its last day. All screens show this end. */
export function getJobEnd(job: Readonly<Scheduled>, zone: string): string {
  const last = getBusyTimes(job, zone).at(-1);
  return last ? toIso(getCoreEnd(last)) : job.latest_end_at;
}

/** End if the crew arrives at the end of the window. */
export function getLatestEnd({ windowEndsAt, hours }: BusyTime): number {
  return windowEndsAt + hours * hourMs;
}

// Conflicts -----------------------------------------------------------------------------------------------------------

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

// Hours of a week -----------------------------------------------------------------------------------------------------

type Job = Readonly<Pick<OrderRow, 'date' | 'end_date' | 'estimated_hours'>>;

/** Converts a job to its counted part; null if it was canceled. */
export function toWeekJob({ closed_state, date, end_date, estimated_hours }: Readonly<OrderRow>): Job | null {
  return closed_state === 'cancelled' ? null : { date, end_date, estimated_hours };
}

/** A week from Monday to Sunday, with the hours that a job has in it. */
export type JobWeek = { from: string; to: string; hours: number };

export function listWeeks(job: Job): JobWeek[] {
  const weeks = listWorkDays(job).map(getWeek);
  return weeks
    .filter(({ from }, at) => from !== weeks[at - 1]?.from)
    .map((week) => ({ ...week, hours: countHours([job], week) }));
}

export function countHours(jobs: readonly Job[], { from, to }: Pick<JobWeek, 'from' | 'to'>): number {
  return jobs.reduce((sum, job) => {
    const days = listWorkDays(job).filter((day) => day >= from && day <= to);
    return sum + days.length * job.estimated_hours;
  }, 0);
}

/** Planned hours in the fullest week of a job, together with the person's other accepted jobs. */
export function getFullestWeek(job: Job, others: readonly Job[], weeks: readonly JobWeek[] = listWeeks(job)): number {
  return Math.max(0, ...weeks.map((week) => week.hours + countHours(others, week)));
}

export function getWeekSpan(job: Job, weeks: readonly JobWeek[] = listWeeks(job)): { from: string; to: string } {
  return { from: weeks[0]?.from ?? job.date, to: weeks.at(-1)?.to ?? job.date };
}

/** Refuses a job with which a person would work more than 60 hours in a week (docs/product.md, "Availability"). */
export function checkWeekHours(hours: number): Refusal | null {
  const { max } = availabilityLimits.hoursPerWeek;
  const text = texts.weekHours(hours, max);
  return hours > max ? refuse.conflict(text, { code: 'weekly_limit' }) : null;
}

// Own limits ----------------------------------------------------------------------------------------------------------

type JobDays = Readonly<Pick<OrderRow, 'date' | 'end_date'>>;
type Limits = Pick<AvailabilityRow, 'max_jobs_per_day' | 'max_hours_per_week' | 'min_pay_per_job'>;

/** Totals of a person including the job: jobs on its fullest day, hours in its fullest week, and cents for it. */
type LimitFacts = { jobsPerDay: number; hoursPerWeek: number; pay: number };

export type OverLimit = { kind: Extract<OwnConflictKind, 'jobs_per_day' | 'hours_per_week' | 'pay'>; text: string };

/** The limits a person set for themselves that a job exceeds. They only warn (docs/product.md, "Availability"). */
export function listOverLimits(limits: Limits, { jobsPerDay, hoursPerWeek, pay }: LimitFacts): OverLimit[] {
  const { max_jobs_per_day, max_hours_per_week, min_pay_per_job } = limits;
  const found: OverLimit[] = [];
  if (jobsPerDay > max_jobs_per_day) found.push({ kind: 'jobs_per_day', text: busyTexts.jobsInDay(jobsPerDay) });
  if (hoursPerWeek > max_hours_per_week)
    found.push({ kind: 'hours_per_week', text: busyTexts.hoursInWeek(hoursPerWeek) });
  if (min_pay_per_job !== null && pay < min_pay_per_job) {
    found.push({ kind: 'pay', text: busyTexts.minPay(formatMoneyShort(min_pay_per_job)) });
  }
  return found;
}

export function getMostJobsADay(job: JobDays, others: readonly JobDays[]): number {
  const days = others.flatMap(listWorkDays);
  return Math.max(...listWorkDays(job).map((day) => 1 + days.filter((other) => other === day).length));
}
