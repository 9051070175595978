import type { ClosedState, CrewSummary } from '#generated/model';
import { getExpectedEnd, getWindowEnd } from './attendance';

/** When a job is and who of its crew has checked in, as cards and details know it. */
export type AwaitedJob = {
  closed_state: ClosedState | null;
  date: string | null;
  end_date: string | null;
  estimated_hours: number | null;
  arrival_window: string | null;
  timezone: string;
  crew_summary: Pick<CrewSummary, 'accepted' | 'checked_in'> | null;
};

/** People who accepted and have yet to check in; undefined if the provider does not count who checked in. */
export function countNotCheckedIn({ crew_summary }: Pick<AwaitedJob, 'crew_summary'>): number | undefined {
  if (crew_summary?.checked_in === undefined) return undefined;
  return Math.max(0, crew_summary.accepted - crew_summary.checked_in);
}

/** Checks whether the arrival window of a job is over; false if it is not known. */
export function isWindowOver({ date, arrival_window, timezone }: AwaitedJob, now: Date): boolean {
  return date !== null && arrival_window !== null && now.getTime() > getWindowEnd({ arrival_window, timezone }, date);
}

/** Checks whether the expected time of the work is over; false if it is not known. */
function isOver({ date, arrival_window, estimated_hours, ...job }: AwaitedJob, now: Date): boolean {
  if (date === null || arrival_window === null || estimated_hours === null) return false;
  return now.getTime() >= Date.parse(getExpectedEnd({ ...job, date, arrival_window, estimated_hours }));
}

/** People who are late: the arrival window of an open job is over, it still runs, and they have not checked in. */
export function countLate(job: AwaitedJob, now: Date): number {
  if (job.closed_state !== null || isOver(job, now) || !isWindowOver(job, now)) return 0;
  return countNotCheckedIn(job) ?? 0;
}
