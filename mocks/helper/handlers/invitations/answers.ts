import { throwIfRefused } from '../../../provider/http/refusal';
import type { InvitationRow, OrderRow } from '../../../provider/store/schema';
import type { InvitationAction } from '#domain/actions';
import { checkInvitation } from '../../../provider/rules/actions';
import { type Answered, checkAnswer } from '../../../crew/rules/answers';
import { type InvitationAction as InvitationStep, isLate } from '../../../crew/rules/inviting';
import type { World } from '../../../provider/world';
import { transitionInvitation, recordAnswer, syncCrew } from '../../../crew/handlers/formCrew';
import { checkAcceptNow } from './acceptFacts';

/** A reason: its code and an optional comment. */
export type GivenReason = { reason: string; comment?: string | undefined };

/** Accepts; refused if the slot is taken, the invitation has expired, or the person works elsewhere. */
export function acceptInvitation(world: World, invitation: InvitationRow): void {
  throwIfRefused(checkAcceptNow(world, invitation, getOrder(world, invitation)));
  applyAnswer(world, invitation, 'accept', 'accepted', { reason: null, reason_comment: null, agreed: null });
}

/** Declines. The person stays on the wait list. */
export function rejectInvitation(world: World, invitation: InvitationRow, given: GivenReason): void {
  throwIfRefused(checkAnswer('decline', invitation, getOrder(world, invitation), world.clock.now().getTime()));
  applyAnswer(world, invitation, 'reject', 'rejected', toReasonColumns(given));
}

/** Withdraws an acceptance. */
export function withdrawInvitation(world: World, invitation: InvitationRow, given: GivenReason): void {
  const order = getOrder(world, invitation);
  requireAction(world, 'withdraw', invitation);
  const late_cancel = isLate(world.clock.now().getTime(), Date.parse(order.starts_at));
  applyAnswer(world, invitation, 'withdraw', 'withdrawn', {
    ...toReasonColumns(given),
    late_cancel,
    cancelled_by: 'helper',
  });
}

/** The company cancels an invitation, answered or not. `actorId` is the user who does it. */
export function cancelInvitation(world: World, invitation: InvitationRow, given: GivenReason, actorId: number): void {
  requireAction(world, 'withdrawInvitation', invitation);
  applyAnswer(world, invitation, 'remove', 'removed', { ...toReasonColumns(given), cancelled_by: 'company' }, actorId);
}

function applyAnswer(
  world: World,
  invitation: InvitationRow,
  action: InvitationStep,
  how: Answered,
  patch: Partial<InvitationRow>,
  actorId = invitation.user_id,
): void {
  transitionInvitation(world, invitation, action, { how, responded_at: world.now(), ...patch });
  const order = world.tables.order.require(invitation.order_id);
  recordAnswer(world, order, invitation, how, actorId);
  syncCrew(world, order.id);
}

/** Refuses what the table of actions does not allow for an invitation now. */
export function requireAction(world: World, action: InvitationAction, invitation: InvitationRow): void {
  throwIfRefused(checkInvitation(action, invitation, getOrder(world, invitation), world.clock.now().getTime()));
}

function getOrder({ tables }: World, { order_id }: InvitationRow): OrderRow {
  return tables.order.require(order_id);
}

function toReasonColumns({ reason, comment }: GivenReason): Pick<InvitationRow, 'reason' | 'reason_comment'> {
  return { reason, reason_comment: comment ?? null };
}
