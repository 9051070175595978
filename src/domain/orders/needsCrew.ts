import type { ClosedState } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';

type Job = {
  status: OrderStatus;
  closed_state: ClosedState | null;
  /** Null if the provider does not say when the job is. */
  starts_at: string | null;
  latest_end_at: string | null;
  /** People who accepted and who are needed; null if the provider does not count them. */
  crew: { accepted: number; required: number } | null;
};

/** Time before its start from which a job without its whole crew needs action. */
const soonMs = 48 * 3_600_000;

/** Checks whether an open job lacks people who accepted, until its last hour is over. */
export function needsCrew({ status, closed_state, latest_end_at, crew }: Job, now: Date): boolean {
  if (closed_state !== null) return false;
  if (latest_end_at !== null && now.getTime() >= Date.parse(latest_end_at)) return false;
  return crew === null ? status !== OrderStatus.formed : crew.accepted < crew.required;
}

/** Checks whether such a job starts within 48 hours or has started. */
export function needsCrewSoon(job: Job, now: Date): boolean {
  return job.starts_at !== null && Date.parse(job.starts_at) - now.getTime() <= soonMs && needsCrew(job, now);
}
