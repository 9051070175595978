import {
  checkedIn,
  invitationAccepted,
  invitationRejected,
  invitationWithdrawn,
  runningLate,
} from '../notifications/events/crew';
import { notify, notifyBranch, getPerson, type Push } from '../notifications/events/notifying';
import { invitationNew, positionFilled } from '../notifications/events/personal';
import { getCrewSummary } from '../orders/answers/orders';
import { getEmployer, toJob } from '../orders/eventFacts';
import { personalFeed } from '../provider/access/access';
import { branchChannel, userChannel } from '../provider/realtime/channels';
import type { InvitationChange, OrderEvents } from '../provider/realtime/domainEvents';
import type { InvitationRow, OrderRow } from '../provider/store/schema';
import type { World } from '../provider/world';
import { presentInvitation } from './answers';
import { findMissing, getSlotLines } from './rules/formation';

/** The pushes of an invitation: the complete invitation for a new one, otherwise a hint to both sides. */
export function makeInvitationPushes(world: World, invitation: InvitationRow, isNew: boolean): Push[] {
  const order = world.tables.order.require(invitation.order_id);
  const { id, status, order_id, user_id } = invitation;
  const hintTo = (channel: string): Push => ({
    channel,
    event: 'invitation-updated',
    payload: { id, status, order_id },
  });
  if (!isNew) return [userChannel(user_id), branchChannel(order.branch_id)].map(hintTo);
  const payload = { invitation: presentInvitation(invitation) };
  const createDraft = () => invitationNew(toJob(order), getEmployer(world, order), id, invitation.hourly_rate);
  return [
    { channel: userChannel(user_id), event: 'invitation-created', payload },
    hintTo(branchChannel(order.branch_id)),
    ...notify(world, user_id, personalFeed, createDraft),
  ];
}

/** Notifies the office of where someone on the crew is. Only an arrival is also an activity. */
export function makeAttendancePushes(world: World, { invitation, step, at }: OrderEvents['crewAttended']): Push[] {
  const { id: invitation_id, order_id, user_id, status } = invitation;
  const order = world.tables.order.require(order_id);
  const payload = { invitation_id, order_id, user_id, step, at };
  return [
    { channel: branchChannel(order.branch_id), event: 'crew-checked-in', payload },
    { channel: userChannel(user_id), event: 'invitation-updated', payload: { id: invitation_id, status, order_id } },
    ...(step === 'checked_in'
      ? notifyBranch(world, order.branch_id, () => checkedIn(toJob(order), getPerson(world, user_id)))
      : []),
  ];
}

/** Notifies the office of a delay that someone on the crew announced. */
export function makeRunningLatePushes(
  world: World,
  { invitation, minutes, at }: OrderEvents['crewRunningLate'],
): Push[] {
  const { id: invitation_id, order_id, user_id, status } = invitation;
  const order = world.tables.order.require(order_id);
  return [
    {
      channel: branchChannel(order.branch_id),
      event: 'crew-running-late',
      payload: { invitation_id, order_id, user_id, minutes, at },
    },
    { channel: userChannel(user_id), event: 'invitation-updated', payload: { id: invitation_id, status, order_id } },
    ...notifyBranch(world, order.branch_id, () => runningLate(toJob(order), getPerson(world, user_id), minutes)),
  ];
}

/** The activity of an answer, for the other side. */
export function makeInvitationNotices(world: World, invitation: InvitationRow, how: InvitationChange): Push[] {
  return noticeMakers[how](world, world.tables.order.require(invitation.order_id), invitation);
}

type NoticeMaker = (world: World, order: OrderRow, invitation: InvitationRow) => Push[];

const none: NoticeMaker = () => [];

const noticeMakers: Record<InvitationChange, NoticeMaker> = {
  accepted: (world, order, { user_id, position }) => {
    const { accepted: filled, required } = getCrewSummary(order, world.tables.invitation.by('order', order.id));
    const person = getPerson(world, user_id);
    return notifyBranch(world, order.branch_id, () =>
      invitationAccepted(toJob(order), person, position, { filled, required }),
    );
  },
  rejected: (world, order, { user_id, position, reason }) => {
    const person = getPerson(world, user_id);
    return notifyBranch(world, order.branch_id, () => invitationRejected(toJob(order), person, position, reason));
  },
  withdrawn: (world, order, { user_id, position, reason }) => {
    const person = getPerson(world, user_id);
    const at = world.clock.now().getTime();
    const missing = findMissing(getSlotLines(order.crew_requirements, world.tables.invitation.by('order', order.id)));
    return notifyBranch(world, order.branch_id, () =>
      invitationWithdrawn(toJob(order), person, position, { code: reason, at, missing }),
    );
  },
  positionFilled: (world, order, { id, user_id }) =>
    notify(world, user_id, personalFeed, () => positionFilled(toJob(order), getEmployer(world, order), id)),
  removed: none,
  expired: none,
  other: none,
};
