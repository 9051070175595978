import { wasLate } from '#domain/orders/attendance';
import { countPresence, getTodayState, todayStates } from '#domain/orders/todayState';
import type { TodayJob } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { BranchRow, OrderRow } from '../../db/schema';
import { getCities, toOrderNumber } from '../../presenters/orders';
import { getCrewSize } from '../../rules/crew/formation';
import { getJobEnd } from '../../rules/crew/inviting/busyTimes';
import type { World } from '../../world';
import { getFirstPlace } from '../crew/bookings';
import { listJobsOn } from './jobsOfDay';

/** The jobs of today by urgency, then by start. */
export function listTodayJobs(world: World, branches: readonly BranchRow[], today: string): TodayJob[] {
  const jobs = listJobsOn(world, branches, today).map((order) => ({
    startsAt: order.starts_at,
    job: presentTodayJob(world, order),
  }));
  const rank = ({ job }: { job: TodayJob }) => todayStates.indexOf(job.state);
  return jobs
    .toSorted((one, other) => rank(one) - rank(other) || one.startsAt.localeCompare(other.startsAt))
    .map(({ job }) => job);
}

function presentTodayJob(world: World, order: Readonly<OrderRow>): TodayJob {
  const { tables, clock } = world;
  const { id, branch_id, closed_state, customer_name, customer_last_name, arrival_window } = order;
  const { name, timezone } = tables.branch.require(branch_id);
  const crew = listCrew(world, id);
  const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
  const presence = countPresence(job, closed_state === null ? crew : [], clock.now());
  const [required, accepted] = [getCrewSize(order.crew_requirements), crew.length];
  return {
    order_id: id,
    number: toOrderNumber(order),
    branch_name: name,
    customer_name,
    customer_last_name,
    ...getCities(order),
    arrival_window,
    ...getFirstPlace(world, order),
    state: getTodayState({ closed_state, isOver: clock.now() >= new Date(job.ends_at), required, accepted, presence }),
    required,
    accepted,
    on_my_way: presence.on_my_way,
    late: presence.late,
  };
}

/** The reported steps and the announced delay of each person who accepted. */
function listCrew({ tables }: World, orderId: number) {
  return tables.invitation
    .viewAll('order', orderId, ({ status, attendance, running_late }) =>
      status === InvitationStatus.accepted ? [{ status, attendance, running_late }] : [],
    )
    .flat();
}

/** People who checked in late on a day, or were marked as a no-show. */
export function countLateOn(world: World, branches: readonly BranchRow[], date: string): number {
  return listJobsOn(world, branches, date).reduce((sum, order) => {
    const { timezone } = world.tables.branch.require(order.branch_id);
    const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
    const absent = order.completion?.lines.filter(({ no_show }) => no_show).length ?? 0;
    return sum + absent + listCrew(world, order.id).filter(({ attendance }) => wasLate(job, attendance, date)).length;
  }, 0);
}
