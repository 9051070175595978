import type { CrewRequirement, CrewSlot, CrewSummary, ClosedState } from '#generated/model';
import { InvitationStatus, type PositionCode, OrderStatus } from '#generated/model/codes';
import { getExpectedEnd, getWindowEnd } from './attendance';

type SlotCounts = Pick<CrewSlot, 'required' | 'accepted' | 'pending'>;
type Invited = { position: PositionCode; status: InvitationStatus };

/** Slots of a position that no one has accepted or can still accept (docs/product.md, "Crews"). */
export function countOpen({ required, accepted, pending }: SlotCounts): number {
  return Math.max(0, required - accepted - pending);
}

/** Open slots of several positions: too many people in one do not fill another. */
export function countOpenSlots(slots: readonly SlotCounts[]): number {
  return slots.reduce((sum, slot) => sum + countOpen(slot), 0);
}

/** Open slots of a job in a list. A provider that does not send them by position counts the whole crew. */
export function countOpenInSummary({ open, ...crew }: CrewSummary): number {
  return open ? open.reduce((sum, { count }) => sum + count, 0) : countOpen(crew);
}

/** Open slots by position, from everyone who has an invitation. */
export function listOpenSlots(crew: readonly CrewRequirement[], invited: readonly Invited[]): CrewRequirement[] {
  const countWith = (position: PositionCode, status: InvitationStatus) =>
    invited.filter((each) => each.position === position && each.status === status).length;
  return crew.flatMap(({ position, count: required }) => {
    const accepted = countWith(position, InvitationStatus.accepted);
    const count = countOpen({ required, accepted, pending: countWith(position, InvitationStatus.new) });
    return count > 0 ? [{ position, count }] : [];
  });
}

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
