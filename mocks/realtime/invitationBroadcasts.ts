import type { InvitationRow, OrderRow } from '../db/schema';
import { presentInvitation } from '../presenters/crews';
import { summaryOf } from '../presenters/orders';
import { personalFeed } from '../rules/access/membership';
import type { World } from '../world';
import {
  invitationAccepted,
  invitationRejected,
  invitationWithdrawn,
  rejectReasons,
  withdrawReasons,
} from './activities/crew';
import { invitationNew, positionFilled } from './activities/personal';
import { branchChannel, userChannel } from './channels';
import type { ActivityDraft, InvitationChange } from './domainEvents';
import { notify, notifyBranch, personOf, type Push } from './notifying';
import { employerOf, jobOf } from './orderFacts';

/** The frames of an invitation: whole to the person who is new to it, else a hint to both sides. */
export function pushesOfInvitation(world: World, invitation: InvitationRow, isNew: boolean): Push[] {
  const order = world.tables.order.require(invitation.order_id);
  const { id, status, order_id, user_id } = invitation;
  const hint = { event: 'invitation-updated', payload: { id, status, order_id } };
  if (!isNew) {
    return [userChannel(user_id), branchChannel(order.branch_id)].map((channel) => ({ channel, ...hint }));
  }
  const payload = { invitation: presentInvitation(invitation) };
  const draft = invitationNew(jobOf(order), employerOf(world, order), id, invitation.hourly_rate);
  return [
    { channel: userChannel(user_id), event: 'invitation-created', payload },
    { channel: branchChannel(order.branch_id), ...hint },
    ...notify(world, user_id, personalFeed, draft),
  ];
}

/** The activity an answer makes, for the other side. */
export function toldOfInvitation(world: World, invitation: InvitationRow, how: InvitationChange): Push[] {
  const order = world.tables.order.require(invitation.order_id);
  if (how === 'positionFilled') {
    const draft = positionFilled(jobOf(order), employerOf(world, order), invitation.id);
    return notify(world, invitation.user_id, personalFeed, draft);
  }
  const draft = answerDraft(world, order, invitation, how);
  return draft ? notifyBranch(world, order.branch_id, draft) : [];
}

function answerDraft(
  world: World,
  order: OrderRow,
  invitation: InvitationRow,
  how: InvitationChange,
): ActivityDraft | null {
  const person = personOf(world, invitation.user_id);
  const { position, reason } = invitation;
  const job = jobOf(order);
  switch (how) {
    case 'accepted': {
      const { accepted: filled, required } = summaryOf(order, world.tables.invitation.by('order', order.id));
      return invitationAccepted(job, person, position, { filled, required });
    }
    case 'rejected':
      return invitationRejected(job, person, position, oneOf(rejectReasons, reason));
    case 'withdrawn': {
      const hoursLeft = Math.max(
        0,
        Math.round((Date.parse(order.starts_at) - world.clock.now().getTime()) / 3_600_000),
      );
      return invitationWithdrawn(job, person, position, { reason: oneOf(withdrawReasons, reason), hoursLeft });
    }
    default:
      return null;
  }
}

function oneOf<Texts extends Record<'other', string>>(texts: Texts, reason: string | null): keyof Texts {
  const isKnown = (name: string | null): name is string & keyof Texts => name !== null && name in texts;
  return isKnown(reason) ? reason : 'other';
}
