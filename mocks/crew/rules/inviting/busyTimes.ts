import { windowMinutes } from '#platform/lib/time/clockTimes';
import { listWorkDays } from '#domain/time/workDays';
import { toInstant } from '#platform/lib/time/zonedTimes';
import type { OrderRow } from '../../../provider/store/schema';
import { hourMs, toIso } from '../../../provider/time/times';

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
