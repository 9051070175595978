import { ActiveStatus } from '#generated/model/codes';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { BranchRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { type ActiveMember, countCapacity } from '../../rules/crew/capacity';
import { decideDays, rangeLimits } from '../../rules/orders/calendarRange';
import type { World } from '../../world';
import { expireDue } from '../crew/formCrew';
import { isDayOff } from '../helper/hours';
import { openBranch } from '../openBranch';
import { getDayFacts } from './dayFacts';

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

function listActiveMembers({ tables }: World, { id }: BranchRow): ActiveMember[] {
  const active = tables.employee.viewAll('branch', id, ({ user_id, status }) =>
    status === ActiveStatus.active ? [user_id] : [],
  );
  return active.flat().flatMap((userId) => {
    const positions = tables.user.view(userId, (user) => (user.status === ActiveStatus.active ? user.positions : []));
    return positions && positions.length > 0 ? [{ userId, positions }] : [];
  });
}
