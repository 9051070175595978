import { canDoToJob } from '#domain/actions';
import { listOpenSlots } from '#domain/orders/openSlots';
import { needsCrew } from '#domain/orders/needsCrew';
import { windowMinutes } from '#platform/lib/time/clockTimes';
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

/** Checks whether people are missing on the crew of an open job that is not over. */
export function lacksCrew(item: CalendarJob, now: Date): boolean {
  const { accepted, required, arrival_window, ends_at } = item;
  const crew = accepted === null || required === null ? null : { accepted, required };
  const { start, end } = windowMinutes(arrival_window) ?? { start: 0, end: 0 };
  // A crew that comes at the end of the window works until later.
  const latestEnd = new Date(Date.parse(ends_at) + (end - start) * 60_000);
  return needsCrew({ ...item, crew, latest_end_at: latestEnd.toISOString() }, now);
}

/** Open slots of a job for which people can still be found; none once it has started. */
export function listSlotsToFill(item: Staffed, now: Date): CrewRequirement[] {
  const isAhead = Date.parse(item.starts_at) > now.getTime();
  return item.closed_state === null && isAhead ? listOpenSlots(item.crew_requirements, item.crew) : [];
}

/** Checks whether people can still be found for a job. */
export const canBeStaffed = (item: Staffed, now: Date): boolean => listSlotsToFill(item, now).length > 0;
