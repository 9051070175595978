import { InvitationStatus } from '#generated/model/codes';
import type { WeekOfWork } from '#generated/model';
import { getLastDay, listWorkDays } from '#domain/time/workDays';
import type { OrderRow } from '../../db/schema';
import { getMostJobsADay, listOverLimits, type OverLimit } from '../../rules/crew/inviting/ownLimits';
import { getWeek } from '../../rules/team/team';
import { getFullestWeek, getWeeks, toWeekJob } from '../../rules/crew/inviting/weekHours';
import type { World } from '../../world';
import { getHours } from './hours';

type OtherJobs = ReturnType<typeof listOtherJobs>;

/** Finds the personal limits that a job exceeds. `pay` is the person's pay for it, in cents. */
export function findOverLimits(
  world: World,
  userId: number,
  order: OrderRow,
  pay: number,
  others: OtherJobs = listOtherJobs(world, userId, order),
): OverLimit[] {
  return listOverLimits(getHours(world, userId), {
    jobsPerDay: getMostJobsADay(order, others),
    hoursPerWeek: getFullestWeek(order, others),
    pay,
  });
}

/** Hours of the person's fullest week with this job. */
export function countWeekHours(world: World, userId: number, order: OrderRow): number {
  return getFullestWeek(order, listOtherJobs(world, userId, order));
}

/** Hours of the person's other jobs in each week of a job. */
export function listJobWeeks(order: OrderRow, others: OtherJobs): WeekOfWork[] {
  const mondays = new Set(listWorkDays(order).map((day) => getWeek(day).from));
  return [...mondays].map((monday) => ({
    monday,
    hours: others
      .flatMap((job) => listWorkDays(job).map((day) => ({ day, hours: job.estimated_hours })))
      .reduce((sum, { day, hours }) => (getWeek(day).from === monday ? sum + hours : sum), 0),
  }));
}

/** The other jobs that a person accepted in the weeks of a job. `accepted`: all that they accepted, if they are known. */
export function listOtherJobs(
  world: World,
  userId: number,
  order: OrderRow,
  accepted: ReturnType<typeof listAcceptedJobs> = listAcceptedJobs(world, userId),
) {
  const { from, to } = getWeeks(order);
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
