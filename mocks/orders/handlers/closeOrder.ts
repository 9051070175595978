import { getPaidHoursOnSite, sumPayout } from '#domain/money/crewPay';
import { isOnCrew, isOpenInvitation } from '#domain/orders/statuses';
import type { OrderCompletion } from '#generated/model';
import { listBusyCrew } from '../../crew/handlers/crewEdits';
import { transitionInvitation, recordEvent, syncCrew } from '../../crew/handlers/formCrew';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { refuse, refuseProblems } from '../../provider/rules/refusals';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { jobRefusalTexts as texts } from '../../provider/texts/refusals';
import type { World } from '../../provider/world';
import { listMemberships } from '../../team/handlers/openMember';
import { presentOrder } from '../answers/orders';
import { findCompletionProblems, getMinutesOnSite, getPay, type JobResults, toJobResults } from '../rules/completion';
import { checkFreeCrew, checkReopen } from '../rules/orderColumns';
import { toPayLine, listShowUpPay } from '../rules/pay';
import { openOrder, openOrderFor } from './openOrder';

export function cancelOrder({ world, user, params, body, setMessage }: Context<'cancelOrder'>) {
  const before = openOrderFor(world, user, params.orderId, 'cancelJob');
  const crew = world.tables.invitation.by('order', before.id).filter(isOpenInvitation);
  const hours = body.show_up_pay_hours ?? 0;
  const order = close(world, user, before, {
    closed_state: 'cancelled',
    cancel_reason: body.reason,
    cancel_comment: body.comment ?? null,
    show_up_pay_hours: hours,
    show_up_pay: listShowUpPay(world.tables, crew.filter(isOnCrew), hours),
  });
  for (const each of world.tables.invitation.by('order', before.id)) {
    const patch = { reason: 'order_cancelled', cancelled_by: 'company', responded_at: world.now() } as const;
    transitionInvitation(world, each, 'cancelOrder', { how: 'other', ...patch });
  }
  recordEvent(world, order, { type: 'cancelled', actorId: user.id, text: `${user.first_name} canceled the job` });
  const notifyCrew = body.notify_crew ?? true;
  world.announce({ type: 'orderCancelled', orderId: order.id, actorId: user.id, crew, notifyCrew });
  setMessage(`Job #${order.id} was canceled.`);
  return presentOrder(world.tables, syncCrew(world, order.id));
}

export function completeOrder({ world, user, params, body, setMessage }: Context<'completeOrder'>) {
  const before = openOrderFor(world, user, params.orderId, 'completeJob');
  const crew = world.tables.invitation.by('order', before.id).filter(isOnCrew);
  const zone = world.tables.branch.require(before.branch_id).timezone;
  const results = toJobResults(body, { crew, zone });
  const problems = findCompletionProblems(results, { order: before, crew, zone, now: world.clock.now().getTime() });
  throwIfRefused(refuseProblems(problems));
  const completion = toCompletion(world, results, { order: before, crew, zone });
  const order = close(world, user, before, { closed_state: 'completed', completion });
  for (const each of world.tables.invitation.by('order', before.id)) {
    const patch = { reason: 'expired', cancelled_by: 'system', responded_at: world.now() } as const;
    transitionInvitation(world, each, 'expire', { how: 'other', ...patch });
  }
  recordEvent(world, order, { type: 'completed', actorId: user.id, text: `${user.first_name} completed the job` });
  world.announce({ type: 'orderCompleted', orderId: order.id, actorId: user.id });
  setMessage(`Job #${order.id} was completed.`);
  return presentOrder(world.tables, syncCrew(world, order.id));
}

export function reopenOrder({ world, user, params, setMessage }: Context<'reopenOrder'>) {
  const before = openOrder(world, user, params.orderId);
  throwIfRefused(checkReopen(user, before, world.clock.now().getTime()));
  const crew = world.tables.invitation
    .by('order', before.id)
    .filter((each) => isOnCrew(each) && each.override_reason === null);
  throwIfRefused(checkFreeCrew(listBusyCrew(world, before, crew)));
  const order = close(world, user, before, {
    closed_state: null,
    completion: null,
    closed_at: null,
    closed_by_id: null,
  });
  recordEvent(world, order, { type: 'reopened', actorId: user.id, text: `${user.first_name} reopened the job` });
  world.announce({ type: 'orderReopened', orderId: order.id, actorId: user.id });
  setMessage(`Job #${order.id} was reopened.`);
  return presentOrder(world.tables, order);
}

/** The company's new answer on working with someone again, after it rated them. */
export function updateWorkAgain({ world, user, params, body, setMessage }: Context<'updateWorkAgain'>) {
  const order = openOrder(world, user, params.orderId);
  const { completion } = order;
  const { invitation_id, work_again } = body;
  const isRated = completion?.lines.some((line) => line.invitation_id === invitation_id && line.rating !== null);
  if (!completion || isRated !== true) return throwIfRefused(refuse.wrongState(texts.notRated));
  const lines = completion.lines.map((line) =>
    line.invitation_id === invitation_id && line.rating
      ? { ...line, rating: { ...line.rating, work_again }, work_again_at: world.now() }
      : line,
  );
  const updated = world.tables.order.update(order.id, { completion: { ...completion, lines } });
  const userId = lines.find((line) => line.invitation_id === invitation_id)?.user_id ?? 0;
  const { company_id } = world.tables.branch.require(order.branch_id);
  for (const employee of listMemberships(world, company_id, userId))
    world.announce({ type: 'memberChanged', employee, change: 'updated' });
  setMessage('Your answer was saved.');
  return presentOrder(world.tables, updated);
}

function close({ tables, now }: World, user: UserRow, { id, version }: OrderRow, patch: Partial<OrderRow>): OrderRow {
  const stamp = { version: version + 1, updated_at: now(), updated_by_id: user.id };
  return tables.order.update(id, { closed_at: now(), closed_by_id: user.id, ...stamp, ...patch });
}

type Closing = { order: OrderRow; crew: readonly InvitationRow[]; zone: string };

function toCompletion({ tables }: World, body: JobResults, { order, crew, zone }: Closing): OrderCompletion {
  const { actual_start_at, actual_end_at, break_minutes = 0, rounding = 'quarter_up', tips_total = 0 } = body;
  const lines = getPay(body, order);
  return {
    actual_start_at,
    actual_end_at,
    break_minutes,
    tips_total,
    payout_total: sumPayout(lines),
    actual_hours: getPaidHoursOnSite(getMinutesOnSite(body, zone), break_minutes, rounding),
    lines: body.crew.flatMap(({ invitation_id, no_show = false, rating = null }, index) => {
      const [invitation, line] = [crew.find(({ id }) => id === invitation_id), lines[index]];
      if (!invitation || !line) return [];
      const person = tables.user.require(invitation.user_id);
      return [toPayLine({ invitation, person }, line, { no_show, rating })];
    }),
    issues: body.issues ?? [],
    customer_signature_name: body.customer_signature_name ?? null,
    notes: body.notes ?? '',
  };
}
