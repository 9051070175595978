import { canDoToJob } from '#domain/actions';
import { listOpenSlots } from '#domain/orders/openSlots';
import { OrderStatus } from '#generated/model/codes';
import type { CrewRequirement } from '#generated/model';
import type { CalendarJob } from './calendarJob';

/** Checks whether an open job may get another time (src/domain/actions.ts). */
export function canMove({ status, closed_state, starts_at, ends_at, checked_in }: CalendarJob, now: Date): boolean {
  const job = {
    status,
    closed_state,
    starts_at,
    latest_end_at: ends_at,
    crew_summary: checked_in === null ? null : { checked_in },
  };
  return canDoToJob('moveJob', job, now);
}

type Staffed = Pick<CalendarJob, 'closed_state' | 'crew_requirements' | 'crew' | 'starts_at'>;

type Crewed = Pick<CalendarJob, 'closed_state' | 'status' | 'accepted' | 'required'>;

/** Checks whether the crew of an open job is not complete: by its status, if the provider does not count people. */
export function needsCrew({ closed_state, status, accepted, required }: Crewed): boolean {
  if (closed_state !== null) return false;
  return accepted === null || required === null ? status !== OrderStatus.formed : accepted < required;
}

/** Open slots of a job for which people can still be found; none once it has started. */
export function listSlotsToFill(item: Staffed, now: Date): CrewRequirement[] {
  const isAhead = Date.parse(item.starts_at) > now.getTime();
  return item.closed_state === null && isAhead ? listOpenSlots(item.crew_requirements, item.crew) : [];
}

/** Checks whether people can still be found for a job. */
export const canBeStaffed = (item: Staffed, now: Date): boolean => listSlotsToFill(item, now).length > 0;
