import { InvitationStatus } from '#generated/model/codes';
import type { WeekOfWork } from '#generated/model';
import { listWorkDays } from '#domain/time/workDays';
import type { OrderRow } from '../../db/schema';
import { getMostJobsADay, listOverLimits, type OverLimit } from '../../rules/crew/inviting/ownLimits';
import { getWeek } from '../../rules/team/team';
import { getFullestWeek, toWeekJob } from '../../rules/crew/inviting/weekHours';
import type { World } from '../../world';
import { getHours } from './hours';

/** Finds the personal limits that a job exceeds. `pay` is the person's pay for it, in cents. */
export function findOverLimits(world: World, userId: number, order: OrderRow, pay: number): OverLimit[] {
  const others = listOtherJobs(world, userId, order);
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
export function listJobWeeks(world: World, userId: number, order: OrderRow): WeekOfWork[] {
  const others = listOtherJobs(world, userId, order);
  const mondays = new Set(listWorkDays(order).map((day) => getWeek(day).from));
  return [...mondays].map((monday) => ({
    monday,
    hours: others
      .flatMap((job) => listWorkDays(job).map((day) => ({ day, hours: job.estimated_hours })))
      .reduce((sum, { day, hours }) => (getWeek(day).from === monday ? sum + hours : sum), 0),
  }));
}

/** Days and hours of the other jobs that a person accepted. */
function listOtherJobs({ tables }: World, userId: number, order: OrderRow) {
  const jobs = tables.invitation.viewAll('busy', userId, ({ status, order_id }) =>
    status === InvitationStatus.accepted && order_id !== order.id ? order_id : null,
  );
  return jobs.flatMap((id) => {
    const job = id === null ? undefined : tables.order.view(id, toWeekJob);
    return job ? [job] : [];
  });
}
