import { canDoToJob } from '#domain/actions';
import { listOpenSlots, needsCrew } from '#domain/orders/openSlots';
import { isScheduled, type Scheduled } from '#domain/orders/schedule';
import { toWindowOfDay } from '#domain/time/arrivalWindow';
import type { CalendarItem, CrewRequirement } from '#generated/model';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';

/** A job with its days and hours, as the views draw it. */
export type CalendarJob = Scheduled<CalendarItem>;

/** Separates the jobs that a view can draw from those whose day or hours the provider does not say. */
export function splitBySchedule(jobs: readonly CalendarItem[] = []): {
  scheduled: CalendarJob[];
  others: CalendarItem[];
} {
  return { scheduled: jobs.filter(isScheduled), others: jobs.filter((job) => !isScheduled(job)) };
}

/** The new time of a job that was dragged. Without hours they stay. */
export type TimeChange = { date: CalendarDate; window: string; hours?: number };

const dayMinutes = 1440;

/** The window of a job, as long as before, from another time on, but not over midnight. */
export function startWindowAt({ arrival_window }: Pick<CalendarJob, 'arrival_window'>, start: number): string {
  const before = windowMinutes(arrival_window);
  const length = before ? (before.end - before.start + dayMinutes) % dayMinutes : 120;
  return toWindowOfDay(start, start + length);
}

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
