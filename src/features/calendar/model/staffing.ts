import { canDoToJob } from '#domain/actions';
import type { CalendarItem } from '#generated/model';

/** Checks whether an open job may get another time (src/domain/actions.ts). */
export function canMove(
  { status, closed_state, starts_at, ends_at, checked_in = 0 }: CalendarItem,
  now: Date,
): boolean {
  const job = { status, closed_state, starts_at, latest_end_at: ends_at, crew_summary: { checked_in } };
  return canDoToJob('moveJob', job, now);
}

type Staffed = Pick<CalendarItem, 'closed_state' | 'accepted' | 'required' | 'starts_at'>;

/** Checks whether the crew of an open job is not complete. */
export function needsCrew({ closed_state, accepted, required }: Staffed): boolean {
  return closed_state === null && accepted < required;
}

/** Checks whether people can still be found for a job: it needs some and has not started. */
export function canBeStaffed(item: Staffed, now: Date): boolean {
  return needsCrew(item) && Date.parse(item.starts_at) > now.getTime();
}
