import { listWorkDays } from '../../../src/domain/workDays';
import type { OwnConflictKind } from '../../../src/generated/model';
import { formatMoneyShort } from '../../../src/platform/lib/money';
import type { AvailabilityRow, OrderRow } from '../../db/schema';

type Job = Readonly<Pick<OrderRow, 'date' | 'end_date'>>;
type Limits = Pick<AvailabilityRow, 'max_jobs_per_day' | 'max_hours_per_week' | 'min_pay_per_job'>;

/** What a person would have with the job: jobs on its fullest day, hours in its fullest week, and cents for it. */
export type LimitFacts = { jobsPerDay: number; hoursPerWeek: number; pay: number };

export type OverLimit = { kind: Extract<OwnConflictKind, keyof typeof texts>; text: string };

/** The limits a person set for themselves that a job exceeds. They only warn (docs/product.md, "Availability"). */
export function listOverLimits(limits: Limits, { jobsPerDay, hoursPerWeek, pay }: LimitFacts): OverLimit[] {
  const { max_jobs_per_day, max_hours_per_week, min_pay_per_job } = limits;
  return [
    ...(jobsPerDay > max_jobs_per_day ? [toOverLimit('jobs_per_day', String(jobsPerDay))] : []),
    ...(hoursPerWeek > max_hours_per_week ? [toOverLimit('hours_per_week', String(hoursPerWeek))] : []),
    ...(min_pay_per_job !== null && pay < min_pay_per_job
      ? [toOverLimit('pay', formatMoneyShort(min_pay_per_job))]
      : []),
  ];
}

/** Jobs of the fullest day of a job, together with the person's other accepted ones. */
export function getMostJobsADay(job: Job, others: readonly Job[]): number {
  const days = others.flatMap(listWorkDays);
  return Math.max(...listWorkDays(job).map((day) => 1 + days.filter((other) => other === day).length));
}

const texts = {
  jobs_per_day: (count: string) => `Would be ${count} jobs that day`,
  hours_per_week: (hours: string) => `${hours} hr in that week`,
  pay: (amount: string) => `Wants at least ${amount} per job`,
};

function toOverLimit(kind: OverLimit['kind'], value: string): OverLimit {
  return { kind, text: texts[kind](value) };
}
