import { listWorkDays } from '#domain/time/workDays';
import type { OwnConflictKind } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import type { AvailabilityRow, OrderRow } from '../../../provider/store/schema';
import { busyTexts as texts } from '../../../provider/texts/refusals';

type Job = Readonly<Pick<OrderRow, 'date' | 'end_date'>>;
type Limits = Pick<AvailabilityRow, 'max_jobs_per_day' | 'max_hours_per_week' | 'min_pay_per_job'>;

/** Totals of a person including the job: jobs on its fullest day, hours in its fullest week, and cents for it. */
export type LimitFacts = { jobsPerDay: number; hoursPerWeek: number; pay: number };

export type OverLimit = { kind: Extract<OwnConflictKind, 'jobs_per_day' | 'hours_per_week' | 'pay'>; text: string };

/** The limits a person set for themselves that a job exceeds. They only warn (docs/product.md, "Availability"). */
export function listOverLimits(limits: Limits, { jobsPerDay, hoursPerWeek, pay }: LimitFacts): OverLimit[] {
  const { max_jobs_per_day, max_hours_per_week, min_pay_per_job } = limits;
  const found: OverLimit[] = [];
  if (jobsPerDay > max_jobs_per_day) found.push({ kind: 'jobs_per_day', text: texts.jobsInDay(jobsPerDay) });
  if (hoursPerWeek > max_hours_per_week) found.push({ kind: 'hours_per_week', text: texts.hoursInWeek(hoursPerWeek) });
  if (min_pay_per_job !== null && pay < min_pay_per_job) {
    found.push({ kind: 'pay', text: texts.minPay(formatMoneyShort(min_pay_per_job)) });
  }
  return found;
}

/** Jobs of the fullest day of a job, together with the person's other accepted ones. */
export function getMostJobsADay(job: Job, others: readonly Job[]): number {
  const days = others.flatMap(listWorkDays);
  return Math.max(...listWorkDays(job).map((day) => 1 + days.filter((other) => other === day).length));
}
