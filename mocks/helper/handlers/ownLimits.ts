import { InvitationStatus } from '#generated/model/codes';
import type { WeekOfWork } from '#generated/model';
import { getLastDay } from '#domain/time/workDays';
import type { OrderRow } from '../../provider/store/schema';
import {
  getMostJobsADay,
  listOverLimits,
  type OverLimit,
  getFullestWeek,
  getWeekSpan,
  type JobWeek,
  countHours,
  toWeekJob,
} from '../../crew/rules/busyTimes';
import type { World } from '../../provider/world';
import { getHours } from './hours';

type OtherJobs = ReturnType<typeof listOtherJobs>;

/** Finds the personal limits that a job exceeds. `pay` is the person's pay for it, in cents. */
export function findOverLimits(
  world: World,
  userId: number,
  order: OrderRow,
  pay: number,
  others: OtherJobs = listOtherJobs(world, userId, order),
  hoursPerWeek: number = getFullestWeek(order, others),
): OverLimit[] {
  return listOverLimits(getHours(world, userId), {
    jobsPerDay: getMostJobsADay(order, others),
    hoursPerWeek,
    pay,
  });
}

/** Hours of the person's fullest week with this job. */
export function countWeekHours(world: World, userId: number, order: OrderRow): number {
  return getFullestWeek(order, listOtherJobs(world, userId, order));
}

/** Hours of the person's other jobs in each week of a job. */
export function listJobWeeks(weeks: readonly JobWeek[], others: OtherJobs): WeekOfWork[] {
  return weeks.map((week) => ({ monday: week.from, hours: countHours(others, week) }));
}

/** The other jobs that a person accepted in the weeks of a job. `accepted`: all that they accepted. */
export function listOtherJobs(
  world: World,
  userId: number,
  order: OrderRow,
  accepted: ReturnType<typeof listAcceptedJobs> = listAcceptedJobs(world, userId),
  { from, to } = getWeekSpan(order),
) {
  return accepted.filter((job) => job.id !== order.id && job.date <= to && getLastDay(job) >= from);
}

/** Days and hours of the jobs that a person accepted, canceled ones left out. */
export function listAcceptedJobs({ tables }: World, userId: number) {
  return tables.invitation.pick('busy', userId, ({ status, order_id }) => {
    if (status !== InvitationStatus.accepted) return undefined;
    const job = tables.order.view(order_id, toWeekJob);
    return job ? { id: order_id, ...job } : undefined;
  });
}
