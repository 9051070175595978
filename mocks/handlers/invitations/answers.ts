import type { InvitationRow, OrderRow } from '../../db/schema';
import { Refused } from '../../http/refusal';
import { refuse } from '../../rules/refusals';
import type { Answered } from '../../rules/crew/answers';
import { hasOpenSlot } from '../../rules/crew/formation';
import { type InvitationAction, isLate } from '../../rules/crew/invitations';
import type { World } from '../../world';
import { hardClash } from '../crew/bookings';
import { busyText } from '../crew/busyText';
import { moveInvitation, noteAnswer, reform } from '../crew/formCrew';
import { wrongState } from '../orders/openOrder';
import { InvitationStatus } from '../../../src/generated/model/codes';
import { isOpenInvitation } from '../../../src/domain/statuses';

/** Why, in a code and the person's own words. */
export type Why = { reason: string; comment?: string | undefined };

/** Somebody says yes; refused when the place is gone, the time is over or they work elsewhere. */
export function acceptInvitation(world: World, invitation: InvitationRow): void {
  checkAccept(world, invitation, orderOf(world, invitation));
  answer(world, invitation, 'accept', 'accepted', { reason: null, reason_comment: null });
}

/** Somebody says no, and stays on the wait list. */
export function rejectInvitation(world: World, invitation: InvitationRow, why: Why): void {
  checkOpen(invitation, orderOf(world, invitation));
  answer(world, invitation, 'reject', 'rejected', words(why));
}

/** Somebody who said yes cannot come after all. */
export function withdrawInvitation(world: World, invitation: InvitationRow, why: Why): void {
  const order = orderOf(world, invitation);
  if (order.closed_state !== null) throw new Refused(wrongState(`This job is ${order.closed_state}.`));
  const late_cancel = isLate(world.clock.now().getTime(), Date.parse(order.starts_at));
  answer(world, invitation, 'withdraw', 'withdrawn', { ...words(why), late_cancel, cancelled_by: 'helper' });
}

/** The company takes it back, answered or not; `actorId` is who did it. */
export function takeBackInvitation(world: World, invitation: InvitationRow, why: Why, actorId: number): void {
  answer(world, invitation, 'remove', 'removed', { ...words(why), cancelled_by: 'company' }, actorId);
}

/** First accept wins: whoever comes later reads why the place is gone (docs/product.md, "Invitations"). */
function checkAccept(world: World, invitation: InvitationRow, order: OrderRow): void {
  checkOpen(invitation, order);
  if (invitation.status === InvitationStatus.accepted)
    throw new Refused(wrongState('You have accepted this job already.'));
  if (invitation.status === InvitationStatus.rejected && order.starts_at <= world.now()) {
    throw new Refused(refuse.conflict('This job has started already.', { code: 'too_late' }));
  }
  const crew = world.tables.invitation.by('order', order.id);
  if (crew.some((each) => each.id !== invitation.id && each.user_id === invitation.user_id && isOpenInvitation(each))) {
    throw new Refused(wrongState('You were asked again for this job. Answer that invitation.'));
  }
  if (!order.crew_requirements.some(({ position }) => position === invitation.position)) {
    throw new Refused(wrongState('This position is no longer needed.'));
  }
  if (!hasOpenSlot(order.crew_requirements, crew, invitation.position)) throw new Refused(filled());
  const clash = invitation.override_reason === null ? hardClash(world, invitation.user_id, order) : undefined;
  if (clash) {
    const conflicts = [
      { kind: 'order' as const, id: clash.order.id, label: `Job #${clash.order.id}`, ...busyText(world, clash) },
    ];
    throw new Refused(refuse.conflict('You already work at that time.', { code: 'hard_conflict', conflicts }));
  }
}

function checkOpen({ status, reason }: InvitationRow, order: OrderRow): void {
  if (status === InvitationStatus.cancelled && reason === 'expired')
    throw new Refused(refuse.gone('This invitation has expired.', { code: 'invitation_expired' }));
  if (status === InvitationStatus.cancelled && reason === 'position_filled') throw new Refused(filled());
  if (order.closed_state !== null) throw new Refused(wrongState(`This job is ${order.closed_state}.`));
  if (status === InvitationStatus.cancelled) throw new Refused(wrongState('This invitation was cancelled.'));
}

function filled() {
  return refuse.conflict('Another helper took this position.', { code: 'position_filled' });
}

function answer(
  world: World,
  invitation: InvitationRow,
  action: InvitationAction,
  how: Answered,
  patch: Partial<InvitationRow>,
  actorId = invitation.user_id,
): void {
  const moved = moveInvitation(world, invitation, action, { how, responded_at: world.now(), ...patch });
  if (!moved) throw new Refused(wrongState('This invitation can no longer be changed.'));
  const order = world.tables.order.require(invitation.order_id);
  noteAnswer(world, order, invitation, how, actorId);
  reform(world, order.id);
}

function orderOf({ tables }: World, { order_id }: InvitationRow): OrderRow {
  return tables.order.require(order_id);
}

function words({ reason, comment }: Why): Pick<InvitationRow, 'reason' | 'reason_comment'> {
  return { reason, reason_comment: comment ?? null };
}
