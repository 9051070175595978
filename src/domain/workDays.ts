/** The days of a job. `end_date` is empty for a job of one day; hours are estimated for each day (docs/product.md, "Orders"). */
import { formatTimeWindow, type TimeWindow } from '../platform/lib/clockTimes';
import { addDays, type CalendarDate, datePartsOf, daysBetween, formatDay } from '../platform/lib/dates';

/** First and last day of a job, both in the branch's zone. */
export type JobDays = { date: CalendarDate; end_date?: CalendarDate | null | undefined };

/** A job lasts this many days at most. */
export const mostDays = 3;

/** Every day of a job, first to last. A last day before the first one, or no day at all, counts as none. */
export function workDaysOf({ date, end_date }: JobDays): CalendarDate[] {
  return Array.from({ length: dayCountOf({ date, end_date }) }, (_, day) => (day === 0 ? date : addDays(date, day)));
}

/** How many days a job lasts: 1 to 3. */
export function dayCountOf({ date, end_date }: JobDays): number {
  if (!end_date || !datePartsOf(date) || !datePartsOf(end_date)) return 1;
  return Math.min(mostDays, Math.max(1, daysBetween(date, end_date) + 1));
}

/** The hours planned for all days together. */
export function plannedHours(job: JobDays & { estimated_hours: number }): number {
  return job.estimated_hours * dayCountOf(job);
}

/** Whether a day is one of the job's days. */
export function isWorkDay({ date, end_date }: JobDays, day: CalendarDate): boolean {
  return day >= date && day <= lastDayOf({ date, end_date });
}

/** The last day of a job, which is the first one when there is no other. */
export function lastDayOf({ date, end_date }: JobDays): CalendarDate {
  return end_date || date;
}

/** "Sat, Nov 28", of several days "Sat, Nov 28 – Mon, Nov 30"; with the year when it is not that of `today`. */
export function formatJobDays(job: JobDays, today?: CalendarDate): string {
  const [first, last] = [job.date, lastDayOf(job)].map((day) => formatDay(day, today ?? job.date));
  return first === last ? `${first}` : `${first} – ${last}`;
}

/** The days and the arrival window of each of them: "Sat, Nov 28 · 8:00–10:00 AM". Local to the branch: needs no zone. */
export function formatJobWhen(job: JobDays & { arrival_window: TimeWindow }, today?: CalendarDate): string {
  return `${formatJobDays(job, today)} · ${formatTimeWindow(job.arrival_window)}`;
}
