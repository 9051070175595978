import { ActiveStatus, InvitationStatus, OrderStatus, type PositionCode } from '#generated/model/codes';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { BranchRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { type ActiveMember, countCapacity, type DayFacts } from '../../rules/crew/capacity';
import type { Requirement } from '../../rules/crew/formation';
import { decideDays, rangeLimits } from '../../rules/orders/calendarRange';
import type { World } from '../../world';
import { expireDue } from '../crew/formCrew';
import { isDayOff } from '../helper/hours';
import { openBranch } from '../openBranch';

/** Needed, booked and free people of each day. */
export function getOrderCapacity({ world, user, params, query }: Context<'getOrderCapacity'>) {
  const branch = openBranch(world, user, params.id);
  expireDue(world);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const { days } = throwIfRefused(decideDays(asked, todayIn(branch.timezone, world.clock.now()), rangeLimits.people));
  const members = listActiveMembers(world, branch);
  return {
    days: days.map((date) => {
      const working = members.filter(({ userId }) => !isDayOff(world, userId, date));
      return { date, positions: countCapacity(getDayFacts(world, branch.id, date), working) };
    }),
  };
}

/** Reads every job of the day once, in place. */
function getDayFacts({ tables }: World, branchId: number, date: string): DayFacts {
  const needs: Requirement[] = [];
  const booked: PositionCode[] = [];
  const busy = new Set<number>();
  tables.order.viewAll('workDay', date, ({ id, branch_id, closed_state, status, crew_requirements }) => {
    const isCounted = branch_id === branchId && closed_state === null;
    if (isCounted) needs.push(...crew_requirements);
    if (!hasCrew(status)) return;
    tables.invitation.viewAll('order', id, ({ user_id, position, status: answer }) => {
      if (answer !== InvitationStatus.accepted) return;
      busy.add(user_id);
      if (isCounted) booked.push(position);
    });
  });
  return { needs, booked, busy };
}

/** Checks whether anyone has accepted: saves reading the invitations of jobs without a crew. */
function hasCrew(status: OrderStatus): boolean {
  return status === OrderStatus.partiallyFormed || status === OrderStatus.formed;
}

function listActiveMembers({ tables }: World, { id }: BranchRow): ActiveMember[] {
  const active = tables.employee.viewAll('branch', id, ({ user_id, status }) =>
    status === ActiveStatus.active ? [user_id] : [],
  );
  return active.flat().flatMap((userId) => {
    const positions = tables.user.view(userId, (user) => (user.status === ActiveStatus.active ? user.positions : []));
    return positions && positions.length > 0 ? [{ userId, positions }] : [];
  });
}
