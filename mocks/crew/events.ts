import { formatInstant } from '#platform/lib/time/zonedTimes';
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
import { minuteMs } from '../provider/time/clock';
import type { World } from '../provider/world';
import { presentInvitation } from './answers';
import { findMissing, getSlotLines } from './rules/formation';

/** The pushes of an invitation: the complete invitation for a new one, otherwise a hint to both sides. */
export function makeInvitationPushes(world: World, invitation: InvitationRow, isNew: boolean): Push[] {
  const order = world.tables.order.require(invitation.order_id);
  const { id, user_id } = invitation;
  const branch = branchChannel(order.branch_id);
  if (!isNew) return [userChannel(user_id), branch].map((channel) => makeHint(channel, invitation));
  const payload = { invitation: presentInvitation(invitation) };
  const createDraft = () => invitationNew(toJob(order), getEmployer(world, order), id, invitation.hourly_rate);
  return [
    { channel: userChannel(user_id), event: 'invitation-created', payload },
    makeHint(branch, invitation),
    ...notify(world, user_id, personalFeed, createDraft),
  ];
}

function makeHint(channel: string, { id, status, order_id }: InvitationRow): Push {
  return { channel, event: 'invitation-updated', payload: { id, status, order_id } };
}

/** An arrival reported later than this, by a phone without a connection, is announced with its time. */
const reportedLateMs = 10 * minuteMs;

/** Notifies the office of where someone on the crew is. Only an arrival is also an activity. */
export function makeAttendancePushes(world: World, { invitation, step, at }: OrderEvents['crewAttended']): Push[] {
  const { id: invitation_id, order_id, user_id } = invitation;
  const order = world.tables.order.require(order_id);
  const payload = { invitation_id, order_id, user_id, step, at };
  const now = world.clock.now();
  const { timezone } = world.tables.branch.require(order.branch_id);
  const isLate = now.getTime() - Date.parse(at) > reportedLateMs;
  const formatArrival = () => (isLate ? formatInstant(at, timezone, now) : undefined);
  return [
    { channel: branchChannel(order.branch_id), event: 'crew-checked-in', payload },
    makeHint(userChannel(user_id), invitation),
    ...(step === 'checked_in'
      ? notifyBranch(world, order.branch_id, () => checkedIn(toJob(order), getPerson(world, user_id), formatArrival()))
      : []),
  ];
}

export function makeRunningLatePushes(
  world: World,
  { invitation, minutes, at }: OrderEvents['crewRunningLate'],
): Push[] {
  const { id: invitation_id, order_id, user_id } = invitation;
  const order = world.tables.order.require(order_id);
  const payload = { invitation_id, order_id, user_id, minutes, at };
  return [
    { channel: branchChannel(order.branch_id), event: 'crew-running-late', payload },
    makeHint(userChannel(user_id), invitation),
    ...notifyBranch(world, order.branch_id, () => runningLate(toJob(order), getPerson(world, user_id), minutes)),
  ];
}

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
