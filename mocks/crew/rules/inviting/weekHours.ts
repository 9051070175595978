import { availabilityLimits } from '#domain/people/availability';
import { listWorkDays } from '#domain/time/workDays';
import type { OrderRow } from '../../../provider/store/schema';
import { type Refusal, refuse } from '../../../provider/rules/refusals';
import { getWeek } from '../../../team/rules/team';
import { jobRefusalTexts as texts } from '../../../provider/texts/refusals';

type Job = Readonly<Pick<OrderRow, 'date' | 'end_date' | 'estimated_hours'>>;

/** Converts a job to its counted part; null if it was canceled. */
export function toWeekJob({ closed_state, date, end_date, estimated_hours }: Readonly<OrderRow>): Job | null {
  return closed_state === 'cancelled' ? null : { date, end_date, estimated_hours };
}

/** A week from Monday to Sunday, with the hours that a job has in it. */
export type JobWeek = { from: string; to: string; hours: number };

/** The weeks of a job in order. */
export function listWeeks(job: Job): JobWeek[] {
  const weeks = listWorkDays(job).map(getWeek);
  return weeks
    .filter(({ from }, at) => from !== weeks[at - 1]?.from)
    .map((week) => ({ ...week, hours: countHours([job], week) }));
}

/** Planned hours of jobs in a week. */
export function countHours(jobs: readonly Job[], { from, to }: Pick<JobWeek, 'from' | 'to'>): number {
  return jobs.reduce((sum, job) => {
    const days = listWorkDays(job).filter((day) => day >= from && day <= to);
    return sum + days.length * job.estimated_hours;
  }, 0);
}

/** Planned hours in the fullest week of a job, together with the person's other accepted jobs. */
export function getFullestWeek(job: Job, others: readonly Job[], weeks: readonly JobWeek[] = listWeeks(job)): number {
  return Math.max(0, ...weeks.map((week) => week.hours + countHours(others, week)));
}

/** The first and the last day of a job's weeks. */
export function getWeekSpan(job: Job, weeks: readonly JobWeek[] = listWeeks(job)): { from: string; to: string } {
  return { from: weeks[0]?.from ?? job.date, to: weeks.at(-1)?.to ?? job.date };
}

/** Refuses a job with which a person would work more than 60 hours in a week (docs/product.md, "Availability"). */
export function checkWeekHours(hours: number): Refusal | null {
  const { max } = availabilityLimits.hoursPerWeek;
  const text = texts.weekHours(hours, max);
  return hours > max ? refuse.conflict(text, { code: 'weekly_limit' }) : null;
}
