import { canDoToJob } from '#domain/actions';
import { listOpenSlots } from '#domain/orders/openSlots';
import type { CalendarItem, CrewRequirement } from '#generated/model';

/** Checks whether an open job may get another time (src/domain/actions.ts). */
export function canMove(
  { status, closed_state, starts_at, ends_at, checked_in = 0 }: CalendarItem,
  now: Date,
): boolean {
  const job = { status, closed_state, starts_at, latest_end_at: ends_at, crew_summary: { checked_in } };
  return canDoToJob('moveJob', job, now);
}

type Staffed = Pick<CalendarItem, 'closed_state' | 'crew_requirements' | 'crew' | 'starts_at'>;

/** Checks whether the crew of an open job is not complete. */
export function needsCrew({
  closed_state,
  accepted,
  required,
}: Pick<CalendarItem, 'closed_state' | 'accepted' | 'required'>): boolean {
  return closed_state === null && accepted < required;
}

/** Open slots of a job for which people can still be found; none once it has started. */
export function listSlotsToFill(item: Staffed, now: Date): CrewRequirement[] {
  const isAhead = Date.parse(item.starts_at) > now.getTime();
  return item.closed_state === null && isAhead ? listOpenSlots(item.crew_requirements, item.crew) : [];
}

/** Checks whether people can still be found for a job. */
export const canBeStaffed = (item: Staffed, now: Date): boolean => listSlotsToFill(item, now).length > 0;
