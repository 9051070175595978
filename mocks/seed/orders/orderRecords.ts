import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { firstOrderNumber, newOrder, toOrderColumns } from '../../rules/orders/orderColumns';
import { listShowUpPay } from '../../rules/orders/pay/showUpPay';
import { getNoteLanguages } from '../../rules/orders/noteLanguages';
import { getFormation } from '../../rules/crew/formation';
import { getExpiry } from '../../rules/crew/inviting/invitations';
import { newInvitation } from '../../rules/crew/inviting/newInvitation';
import type { World } from '../../world';
import { createCompletion, isRatingHidden, rateCompany, recordAttendance, regularRatings } from './completions';
import { listEvents } from './orderEvents';
import type { Plan } from './orderPlans';
import type { PlannedInvitation } from './plannedInvitations';
import { toIso } from '../../time/times';

/** Writes planned orders in the order they were created, each row once. */
export function writePlans(world: World, plans: readonly Plan[]): void {
  const jobsLeft = countRatedJobs(world, plans);
  for (const plan of [...plans].sort((a, b) => a.createdAt - b.createdAt)) writePlan(world, plan, jobsLeft);
}

/** Jobs for which each regular could be rated, by user id. */
function countRatedJobs({ clock }: World, plans: readonly Plan[]): Record<number, number> {
  const done = plans.filter(
    (plan) => plan.closed?.state === 'completed' && !isRatingHidden(plan, clock.now().getTime()),
  );
  const count = (userId: number) =>
    done.filter(({ invitations }) =>
      invitations.some(({ member, status }) => member.user.id === userId && status === InvitationStatus.accepted),
    ).length;
  return Object.fromEntries(Object.keys(regularRatings).map((userId) => [userId, count(Number(userId))]));
}

function writePlan(world: World, plan: Plan, jobsLeft: Record<number, number>): void {
  const { tables, db } = world;
  const id = firstOrderNumber + db.nextId('order');
  const asked = plan.invitations.toSorted((a, b) => a.invitedAt - b.invitedAt);
  const invitations = asked.map((planned) => createInvitation(world, plan, id, planned));
  const order = createOrder(world, plan, id, invitations);
  const completion =
    plan.closed?.state === 'completed' ? createCompletion(world, order, plan, invitations, jobsLeft) : null;
  const events = listEvents(world, plan, invitations);
  const crew = invitations.filter((_, index) => asked[index]?.status === InvitationStatus.accepted);
  const show_up_pay = listShowUpPay(tables, crew, order.show_up_pay_hours);
  tables.order.insertAll([{ ...order, completion, show_up_pay }]);
  tables.invitation.insertAll(
    completion
      ? rateCompany(world, recordAttendance(invitations, order, completion), completion, plan.closed?.at ?? 0)
      : invitations,
  );
  tables.orderEvent.insertAll(events.map((event) => ({ ...event, id: db.nextId('orderEvent'), order_id: id })));
}

function createOrder(world: World, plan: Plan, id: number, invitations: readonly InvitationRow[]): OrderRow {
  const { branch, form, createdAt, authorId, edit, closed } = plan;
  const last = closed ?? edit ?? { at: createdAt, by: authorId };
  const columns = toOrderColumns(world.tables, branch, form);
  return {
    ...columns,
    ...getNoteLanguages(columns, world.tables.user.require(authorId).locale),
    ...newOrder,
    id,
    branch_id: branch.id,
    status: getFormation(form.crew_requirements, invitations),
    created_at: toIso(createdAt),
    updated_at: toIso(last.at),
    created_by_id: authorId,
    updated_by_id: last.by,
    version: last.at === createdAt ? 1 : 2,
    ...(closed && createClosing(world.random, closed)),
  };
}

function createClosing(random: World['random'], { state, at, by }: NonNullable<Plan['closed']>): Partial<OrderRow> {
  const closing = { closed_state: state, closed_at: toIso(at), closed_by_id: by };
  if (state === 'completed') return closing;
  return { ...closing, cancel_reason: random.pick(cancelReasons), show_up_pay_hours: random.chance(0.3) ? 2 : 0 };
}

const cancelReasons = ['customer_cancelled', 'customer_rescheduled', 'weather', 'building_access', 'duplicate'];

function createInvitation({ db }: World, plan: Plan, orderId: number, planned: PlannedInvitation): InvitationRow {
  const { branch, form, authorId, closed, span } = plan;
  const { member, position, invitedAt, answeredAt, late_cancel } = planned;
  // The cancellation of a job also cancels its invitations.
  const isOff = closed?.state === 'cancelled' && planned.status !== InvitationStatus.cancelled;
  const { status, reason, cancelled_by } = isOff
    ? { status: 4 as const, reason: 'order_cancelled', cancelled_by: 'company' as const }
    : planned;
  return {
    ...newInvitation,
    id: db.nextId('invitation'),
    order_id: orderId,
    branch_id: branch.id,
    employee_id: member.employee.id,
    user_id: member.user.id,
    position,
    status,
    reason,
    cancelled_by,
    late_cancel,
    hourly_rate: form.offered_rates?.[position] ?? member.employee.hourly_rate,
    invited_by: authorId,
    created_at: toIso(invitedAt),
    responded_at: answeredAt === null ? null : toIso(isOff ? closed.at : answeredAt),
    expires_at: toIso(getExpiry(invitedAt, span.from)),
  };
}
