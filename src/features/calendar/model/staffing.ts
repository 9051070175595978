import type { CalendarItem } from '../../../generated/model';

type Staffed = Pick<CalendarItem, 'closed_state' | 'accepted' | 'required' | 'starts_at'>;

/** Whether the crew of an open job is not complete. */
export function needsCrew({ closed_state, accepted, required }: Staffed): boolean {
  return closed_state === null && accepted < required;
}

/** Whether people can still be found for a job: it needs some and has not started. */
export function canBeStaffed(item: Staffed, now: Date): boolean {
  return needsCrew(item) && Date.parse(item.starts_at) > now.getTime();
}
