import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { getLastDay, type JobDays } from './workDays';

/** The parts of a list of accepted jobs, in their order. Past ones wait for the company to confirm the hours. */
export const dayGroups = ['today', 'tomorrow', 'later', 'past'] as const;
export type DayGroup = (typeof dayGroups)[number];

/** The part of the list for a job, by the days of its branch. */
export function getDayGroup(job: JobDays & { timezone: string }, now: Date): DayGroup {
  const today = todayIn(job.timezone, now);
  if (getLastDay(job) < today) return 'past';
  if (job.date <= today) return 'today';
  return job.date === addDays(today, 1) ? 'tomorrow' : 'later';
}
