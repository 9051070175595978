/**
 * The days of a job. `end_date` is empty for a one-day job. Hours are estimated per day (docs/product.md, "Orders").
 */
import { formatTimeWindow, type TimeWindow } from '#platform/lib/time/clockTimes';
import { addDays, type CalendarDate, parseDate, daysBetween, formatDay } from '#platform/lib/time/dates';
import { addHours, type Instant, toInstant, todayIn } from '#platform/lib/time/zonedTimes';

/** First and last day of a job, both in the branch's time zone. */
export type JobDays = { date: CalendarDate; end_date?: CalendarDate | null | undefined };

/** The longest job, in days. */
export const maxDays = 3;

/** Every day of a job in order. An end date before the start date counts as empty. */
export function listWorkDays({ date, end_date }: JobDays): CalendarDate[] {
  return Array.from({ length: countDays({ date, end_date }) }, (_, day) => (day === 0 ? date : addDays(date, day)));
}

/** Counts the days of a job: 1 to 3. */
export function countDays({ date, end_date }: JobDays): number {
  if (!end_date || !parseDate(date) || !parseDate(end_date)) return 1;
  return Math.min(maxDays, Math.max(1, daysBetween(date, end_date) + 1));
}

/** The estimated hours of all days together. */
export function getPlannedHours(job: JobDays & { estimated_hours: number }): number {
  return job.estimated_hours * countDays(job);
}

export function isWorkDay({ date, end_date }: JobDays, day: CalendarDate): boolean {
  return day >= date && day <= getLastDay({ date, end_date });
}

/** The last day of a job; the first one for a one-day job. */
export function getLastDay({ date, end_date }: JobDays): CalendarDate {
  return end_date || date;
}

/** The latest end of a job's first day: the end of the arrival window plus the hours of a day. */
export function getFirstDayEnd(
  { date, arrival_window, estimated_hours }: JobDays & { arrival_window: TimeWindow; estimated_hours: number },
  zone: string,
): Instant {
  const [from = ''] = arrival_window.split(' - ');
  return addHours(toInstant(date, from, zone), estimated_hours);
}

/**
 * "Sat, Nov 28", or "Sat, Nov 28 – Mon, Nov 30" for several days; with the year unless it is this year (`today`).
 */
export function formatJobDays(job: JobDays, today?: CalendarDate): string {
  const [last, year] = [getLastDay(job), today ?? job.date];
  const first = formatDay(job.date, year);
  return last === job.date ? first : `${first} – ${formatDay(last, year)}`;
}

/** The days and their arrival window: "Sat, Nov 28 · 8:00–10:00 AM". Local to the branch, so no time zone is needed. */
export function formatJobWhen(job: JobDays & { arrival_window: TimeWindow }, today?: CalendarDate): string {
  return `${formatJobDays(job, today)} · ${formatTimeWindow(job.arrival_window)}`;
}

/** The parts of a list of accepted jobs, in their order. Past ones wait for the company to confirm the hours. */
export const dayGroups = ['today', 'tomorrow', 'later', 'past'] as const;
type DayGroup = (typeof dayGroups)[number];

/** The part of the list for a job, by the days of its branch. */
export function getDayGroup(job: JobDays & { timezone: string }, now: Date): DayGroup {
  const today = todayIn(job.timezone, now);
  if (getLastDay(job) < today) return 'past';
  if (job.date <= today) return 'today';
  return job.date === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Monday to Sunday around a day. */
export function getWeek(day: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  // January 5, 1970 was a Monday.
  const weekday = ((daysBetween('1970-01-05', day) % 7) + 7) % 7;
  const from = addDays(day, -weekday);
  return { from, to: addDays(from, 6) };
}
