import { InvitationStatus } from '#generated/model/codes';
import { syncOffers } from '../../outsource/handlers/endOffer';
import type { InvitationChange } from '../../provider/realtime/domainEvents';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { type Answered, describeAnswer } from '../rules/answers';
import { getFormation, hasOpenSlot } from '../rules/formation';
import { type InvitationAction, getStatusAfter } from '../rules/inviting';

/** Moves an invitation to its next status by the rule and announces it; undefined when the rule does not allow it. */
export function transitionInvitation(
  world: World,
  invitation: InvitationRow,
  action: InvitationAction,
  { how, ...patch }: Partial<InvitationRow> & { how: InvitationChange },
): InvitationRow | undefined {
  const status = getStatusAfter(invitation.status, action);
  if (status === null) return undefined;
  const moved = world.tables.invitation.update(invitation.id, { ...patch, status });
  world.announce({ type: 'invitationChanged', invitation: moved, how });
  return moved;
}

/**
 * Updates an order after its invitations or requirements changed: cancels invitations for filled positions, sets the
 * status, announces every change, and brings the offers of the order up to date.
 */
export function syncCrew(world: World, orderId: number): OrderRow {
  const { tables } = world;
  const before = tables.order.require(orderId);
  const invitations = tables.invitation.by('order', orderId);
  for (const each of invitations) {
    if (each.status !== InvitationStatus.new || hasOpenSlot(before.crew_requirements, invitations, each.position))
      continue;
    const patch = { reason: 'position_filled', cancelled_by: 'system', responded_at: world.now() } as const;
    transitionInvitation(world, each, 'fillPosition', { how: 'positionFilled', ...patch });
  }
  const status = getFormation(before.crew_requirements, tables.invitation.by('order', orderId));
  const order = status === before.status ? before : tables.order.update(orderId, { status });
  world.announce({ type: 'crewChanged', orderId });
  if (status !== before.status)
    world.announce({ type: 'orderStatusChanged', orderId, from: before.status, to: status });
  syncOffers(world, order);
  return order;
}

/** Expires every invitation that is due. Cheap if there is none. */
export function expireDue(world: World): void {
  const { tables } = world;
  const now = world.now();
  const orders = new Map<number, number>();
  for (let due = tables.invitation.one('waiting', 'new'); due && due.expires_at <= now;) {
    transitionInvitation(world, due, 'expire', {
      how: 'expired',
      reason: 'expired',
      cancelled_by: 'system',
      responded_at: now,
    });
    orders.set(due.order_id, (orders.get(due.order_id) ?? 0) + 1);
    due = tables.invitation.one('waiting', 'new');
  }
  for (const [orderId, count] of orders) {
    world.announce({ type: 'invitationsExpired', orderId, count });
    syncCrew(world, orderId);
  }
}

/** Adds an answer, or a removal from the crew, to the history of an order. The invitation is as it was before. */
export function recordAnswer(
  world: World,
  order: Pick<OrderRow, 'id' | 'version'>,
  { user_id, status }: InvitationRow,
  how: Answered,
  actorId: number,
): void {
  const text = describeAnswer(how, world.tables.user.require(user_id), status);
  recordEvent(world, order, { type: `invitation_${how}`, actorId, text });
}

export function recordEvent(
  world: World,
  order: Pick<OrderRow, 'id' | 'version'>,
  { type, actorId, text, fields = [] }: { type: string; actorId: number | null; text: string; fields?: string[] },
): void {
  world.tables.orderEvent.insert({
    id: world.db.nextId('orderEvent'),
    order_id: order.id,
    version: order.version,
    type,
    actor_id: actorId,
    at: world.now(),
    text,
    fields,
  });
}
