import { maxDays } from '#domain/time/workDays';
import type { Candidate, CrewPlan, CrewPlanJob } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { openBranch } from '../../branches/handlers/openBranch';
import { presentCard, toReading } from '../../orders/answers/orders';
import { checkJobNow } from '../../orders/handlers/openOrder';
import { decideDay } from '../../orders/rules/orderLists';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { type BranchRow, type OrderRow, type UserRow, toDayKey } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { findJobClash } from '../rules/busyTimes';
import { getSlotLines } from '../rules/formation';
import { toBookings } from './bookings';
import { createCandidateList } from './candidates';
import { expireDue } from './formCrew';

/** The jobs of a day that people can be invited to, and the branch's people for their open slots. */
export function getCrewPlan({ world, user, params, query }: Context<'getCrewPlan'>): CrewPlan {
  const branch = openBranch(world, user, params.id);
  expireDue(world);
  const today = todayIn(branch.timezone, world.clock.now());
  const { day } = throwIfRefused(decideDay(query['filter[date]'], today));
  const orders = listOrdersAhead(world, branch, [day]);
  const listCandidates = createCandidateList(world, user, branch.id, orders);
  const nearby = listOrdersAhead(world, branch, listAround(day)).map((order) => ({
    id: order.id,
    times: toBookings(world, order),
  }));
  return {
    date: day,
    jobs: orders.map((order) => {
      const times = toBookings(world, order);
      const clashes = nearby.filter(
        (other) =>
          other.id !== order.id && findJobClash(times, other.times, false, branch.travel_buffer_minutes) !== null,
      );
      return { ...presentPlanJob(world, user, order, listCandidates), clashes: clashes.map(({ id }) => id) };
    }),
  };
}

/** The days on which jobs begin that could clash with this day: a job before lasts three days at most. */
function listAround(day: string): string[] {
  return Array.from({ length: 2 * maxDays + 1 }, (_, at) => addDays(day, at - maxDays));
}

function presentPlanJob(
  world: World,
  user: UserRow,
  order: OrderRow,
  listCandidates: (order: OrderRow) => Candidate[],
): Omit<CrewPlanJob, 'clashes'> {
  const slots = getSlotLines(order.crew_requirements, world.tables.invitation.by('order', order.id));
  const hasOpenSlot = slots.some(({ required, accepted }) => accepted < required);
  const { offered_rates, min_paid_hours, travel_pay } = order;
  return {
    order: presentCard(world.tables, order, toReading(world, user)),
    offered_rates,
    min_paid_hours,
    travel_pay,
    slots,
    candidates: hasOpenSlot ? listCandidates(order) : [],
  };
}

/** Jobs that begin on these days and have not begun, by their start. */
function listOrdersAhead(world: World, { id }: BranchRow, days: readonly string[]): OrderRow[] {
  const now = world.now();
  const orders = days.flatMap((day) =>
    world.tables.order.select('day', toDayKey(id, day), ({ date, starts_at }) => date === day && starts_at > now),
  );
  return orders
    .filter((order) => checkJobNow(world, 'invite', order) === null)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id);
}
