import type { InvitationRow, OrderRow, UserRow } from '../../db/schema';
import * as generated from '../../generated/handlers/invitations/invitations.msw';
import { implement } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { presentInvitation } from '../../presenters/crews';
import { hasOpenSlot } from '../../rules/formation';
import { type InvitationAction, isLate } from '../../rules/invitations';
import { reachOfBranch } from '../../rules/standing';
import type { World } from '../../world';
import { hardClash } from '../orders/bookings';
import { busyText } from '../orders/busyText';
import { answerText, expireDue, moveInvitation, noteEvent, reform } from '../orders/formCrew';
import { openUnclosed, wrongState } from '../orders/openOrder';

export const invitationHandlers = implement(generated, {
  acceptInvitation: ({ world, user, params, say }) => {
    const { invitation, order } = ownInvitation(world, user, params.invitationId);
    checkAccept(world, invitation, order);
    const patch = { reason: null, reason_comment: null, responded_at: world.now() };
    answer(world, invitation, 'accept', 'accepted', patch);
    say(`You accepted job #${order.id}.`);
    return shown(world, invitation.id);
  },

  rejectInvitation: ({ world, user, params, body, say }) => {
    const { invitation, order } = ownInvitation(world, user, params.invitationId);
    checkOpen(invitation, order);
    const patch = { reason: body.reason, reason_comment: body.comment ?? null, responded_at: world.now() };
    answer(world, invitation, 'reject', 'rejected', patch);
    say('You said no. You can still accept while the place is open.');
    return shown(world, invitation.id);
  },

  cancelInvitationByHelper: ({ world, user, params, body, say }) => {
    const { invitation, order } = ownInvitation(world, user, params.invitationId);
    if (order.closed_state !== null) throw wrongState(`This job is ${order.closed_state}.`);
    const late_cancel = isLate(world.clock.now().getTime(), Date.parse(order.starts_at));
    const patch = { reason: body.reason, reason_comment: body.comment ?? null, responded_at: world.now() };
    answer(world, invitation, 'withdraw', 'withdrawn', { ...patch, late_cancel, cancelled_by: 'helper' });
    say(`You withdrew from job #${order.id}.`);
    return shown(world, invitation.id);
  },

  cancelInvitationByCompany: ({ world, user, params, body, say }) => {
    expireDue(world);
    const invitation = world.tables.invitation.get(params.invitationId);
    if (!invitation) throw refuse.notFound();
    openUnclosed(world, user, invitation.order_id);
    const patch = { reason: body.reason, reason_comment: body.comment ?? null, responded_at: world.now() };
    answer(world, invitation, 'remove', 'removed', { ...patch, cancelled_by: 'company' });
    say('The invitation was cancelled.');
    return shown(world, invitation.id);
  },
});

/** One's own invitation; the company, which may only take it back, is told 403, everybody else 404. */
function ownInvitation(world: World, user: UserRow, id: number): { invitation: InvitationRow; order: OrderRow } {
  expireDue(world);
  const invitation = world.tables.invitation.get(id);
  if (!invitation) throw refuse.notFound();
  if (invitation.user_id !== user.id) {
    throw reachOfBranch(world.tables, user, invitation.branch_id) === 'unknown'
      ? refuse.notFound()
      : refuse.forbidden();
  }
  return { invitation, order: world.tables.order.require(invitation.order_id) };
}

/** First accept wins: whoever comes later reads why the place is gone (docs/product.md, "Invitations"). */
function checkAccept(world: World, invitation: InvitationRow, order: OrderRow): void {
  checkOpen(invitation, order);
  if (invitation.status === 3 && order.starts_at <= world.now()) {
    throw refuse.conflict('This job has started already.', { code: 'too_late' });
  }
  if (!hasOpenSlot(order.crew_requirements, world.tables.invitation.by('order', order.id), invitation.position))
    throw filled();
  const clash = invitation.override_reason === null ? hardClash(world, invitation.user_id, order) : undefined;
  if (clash) {
    const conflicts = [
      { kind: 'order' as const, id: clash.order.id, label: `Job #${clash.order.id}`, ...busyText(world, clash.order) },
    ];
    throw refuse.conflict('You already work at that time.', { code: 'hard_conflict', conflicts });
  }
}

function checkOpen({ status, reason }: InvitationRow, order: OrderRow): void {
  if (status === 4 && reason === 'expired')
    throw refuse.gone('This invitation has expired.', { code: 'invitation_expired' });
  if (status === 4 && reason === 'position_filled') throw filled();
  if (order.closed_state !== null) throw wrongState(`This job is ${order.closed_state}.`);
}

function filled() {
  return refuse.conflict('Another helper took this position.', { code: 'position_filled' });
}

type Answered = 'accepted' | 'rejected' | 'withdrawn' | 'removed';

function answer(
  world: World,
  invitation: InvitationRow,
  action: InvitationAction,
  how: Answered,
  patch: Partial<InvitationRow>,
): void {
  const moved = moveInvitation(world, invitation, action, { how, ...patch });
  if (!moved) throw wrongState('This invitation can no longer be changed.');
  const order = world.tables.order.require(invitation.order_id);
  const actorId = how === 'removed' ? null : invitation.user_id;
  const text = answerText(how, world.tables.user.require(invitation.user_id));
  noteEvent(world, order, { type: `invitation_${how}`, actorId, text });
  reform(world, order.id);
}

function shown({ tables }: World, id: number) {
  return presentInvitation(tables.invitation.require(id));
}
