import * as generated from '../../generated/handlers/calendar/calendar.msw';
import { implement } from '../../provider/http/implement';
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed, readCalendarFeed } from './feed';
import type { HelperCalendar, HelperCalendarItem } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { can } from '#domain/people/rights';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { presentHelperCalendarItem } from '../answers/helperCalendar';
import { toReading } from '../../orders/answers/orders';
import { decideDays, isOnDays, rangeLimits } from '../../orders/rules/calendarRange';
import { forbidUnless } from '../../provider/rules/refusals';
import type { World } from '../../provider/world';
import { getDayHours } from '#domain/people/availability';
import { findClashes } from '../../crew/handlers/bookings';
import { expireDue } from '../../crew/handlers/formCrew';
import { getHours } from '../../helper/handlers/hours';

/** The caller's accepted jobs and open invitations, and their hours on each day. */
function getHelperCalendar({ world, user, query }: Context<'getHelperCalendar'>): HelperCalendar {
  throwIfRefused(forbidUnless(can(user.type, 'workJobs')));
  expireDue(world);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const range = throwIfRefused(decideDays(asked, todayIn(user.timezone, world.clock.now()), rangeLimits.people));
  const { tables } = world;
  const isInRange = (order: Readonly<OrderRow>) => isOnDays(order, getZone(world, order), range);
  const open = tables.invitation.select(
    'busy',
    user.id,
    ({ order_id }) => tables.order.view(order_id, isInRange) === true,
  );
  const items = open.map((own) => showItem(world, user, own));
  const hours = getHours(world, user.id);
  return {
    items: items.sort((a, b) => a.starts_at.localeCompare(b.starts_at) || a.order_id - b.order_id),
    availability: range.days.map((date) => getDayHours(hours, date)),
  };
}

function showItem(world: World, user: UserRow, own: InvitationRow): HelperCalendarItem {
  const order = world.tables.order.require(own.order_id);
  const hasConflict = findClashes(world, own.user_id, order).some(
    ({ severity, invitation }) => severity === 'hard' && invitation.status === InvitationStatus.accepted,
  );
  return presentHelperCalendarItem(world.tables, order, own, {
    hasConflict: order.closed_state === null && hasConflict,
    reading: toReading(world, user),
  });
}

function getZone({ tables }: World, { branch_id }: Readonly<OrderRow>): string {
  return tables.branch.view(branch_id, ({ timezone }) => timezone) ?? 'UTC';
}

export const calendarHandlers = implement(generated, {
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  getHelperCalendar,
});
