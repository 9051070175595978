import { orRefuse } from '../../http/refusal';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { type Answered, checkAction, checkAnswerable } from '../../rules/crew/answers';
import { checkUnclosed } from '../../rules/orders/orderState';
import { type InvitationAction, isLate } from '../../rules/crew/invitations';
import type { World } from '../../world';
import { moveInvitation, noteAnswer, syncCrew } from '../crew/formCrew';
import { checkAcceptNow } from './acceptFacts';

/** A reason: its code and an optional comment. */
export type GivenReason = { reason: string; comment?: string | undefined };

/** Accepts; refused if the slot is taken, the invitation has expired, or the person works elsewhere. */
export function acceptInvitation(world: World, invitation: InvitationRow): void {
  orRefuse(checkAcceptNow(world, invitation, getOrder(world, invitation)));
  applyAnswer(world, invitation, 'accept', 'accepted', { reason: null, reason_comment: null, agreed: null });
}

/** Declines. The person stays on the wait list. */
export function rejectInvitation(world: World, invitation: InvitationRow, given: GivenReason): void {
  orRefuse(checkAnswerable(invitation, getOrder(world, invitation)));
  applyAnswer(world, invitation, 'reject', 'rejected', toReasonColumns(given));
}

/** Withdraws an acceptance. */
export function withdrawInvitation(world: World, invitation: InvitationRow, given: GivenReason): void {
  const order = getOrder(world, invitation);
  orRefuse(checkUnclosed(order));
  const late_cancel = isLate(world.clock.now().getTime(), Date.parse(order.starts_at));
  applyAnswer(world, invitation, 'withdraw', 'withdrawn', {
    ...toReasonColumns(given),
    late_cancel,
    cancelled_by: 'helper',
  });
}

/** The company cancels an invitation, answered or not. `actorId` is the user who does it. */
export function takeBackInvitation(world: World, invitation: InvitationRow, given: GivenReason, actorId: number): void {
  applyAnswer(world, invitation, 'remove', 'removed', { ...toReasonColumns(given), cancelled_by: 'company' }, actorId);
}

function applyAnswer(
  world: World,
  invitation: InvitationRow,
  action: InvitationAction,
  how: Answered,
  patch: Partial<InvitationRow>,
  actorId = invitation.user_id,
): void {
  orRefuse(checkAction(invitation, action));
  moveInvitation(world, invitation, action, { how, responded_at: world.now(), ...patch });
  const order = world.tables.order.require(invitation.order_id);
  noteAnswer(world, order, invitation, how, actorId);
  syncCrew(world, order.id);
}

function getOrder({ tables }: World, { order_id }: InvitationRow): OrderRow {
  return tables.order.require(order_id);
}

function toReasonColumns({ reason, comment }: GivenReason): Pick<InvitationRow, 'reason' | 'reason_comment'> {
  return { reason, reason_comment: comment ?? null };
}
