import { availabilityLimits } from '#domain/people/availability';
import { listWorkDays } from '#domain/time/workDays';
import type { OrderRow } from '../../../db/schema';
import { type Refusal, refuse } from '../../refusals';
import { getWeek } from '../../team/team';
import { jobRefusalTexts as texts } from '../../../texts/refusals';

type Job = Readonly<Pick<OrderRow, 'date' | 'end_date' | 'estimated_hours'>>;

/** Converts a job to its counted part; null if it was canceled. */
export function toWeekJob({ closed_state, date, end_date, estimated_hours }: Readonly<OrderRow>): Job | null {
  return closed_state === 'cancelled' ? null : { date, end_date, estimated_hours };
}

/** Planned hours from Monday to Sunday in the fullest week of a job, together with the person's other accepted jobs. */
export function getFullestWeek(job: Job, others: readonly Job[]): number {
  const days = (each: Job) => listWorkDays(each).map((day) => ({ day, hours: each.estimated_hours }));
  const all = [job, ...others].flatMap(days);
  const weeks = listWorkDays(job).map((day) => getWeek(day));
  const totals = weeks.map(({ from, to }) =>
    all.reduce((sum, { day, hours }) => (day >= from && day <= to ? sum + hours : sum), 0),
  );
  return Math.max(0, ...totals);
}

/** The first and the last day of a job's weeks. */
export function getWeeks(job: Job): { from: string; to: string } {
  const days = listWorkDays(job);
  return { from: getWeek(days[0] ?? job.date).from, to: getWeek(days.at(-1) ?? job.date).to };
}

/** Refuses a job with which a person would work more than 60 hours in a week (docs/product.md, "Availability"). */
export function checkWeekHours(hours: number): Refusal | null {
  const { max } = availabilityLimits.hoursPerWeek;
  const text = texts.weekHours(hours, max);
  return hours > max ? refuse.conflict(text, { code: 'weekly_limit' }) : null;
}
