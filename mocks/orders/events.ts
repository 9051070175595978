import { hasCrew, isOpenInvitation } from '#domain/orders/statuses';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { presentCrew } from '../crew/answers';
import {
  makeAttendancePushes,
  makeRunningLatePushes,
  makeInvitationNotices,
  makeInvitationPushes,
} from '../crew/events';
import { findMissing, getSlotLines } from '../crew/rules/formation';
import { formed, invitationsExpired, partiallyFormed, unformedSoon } from '../notifications/events/crew';
import { orderCancelled, orderCompleted, orderCreated, orderMoved } from '../notifications/events/jobs';
import { notify, notifyBranch, getPerson, type Push, type PushMakers } from '../notifications/events/notifying';
import {
  detailsChanged,
  jobCancelled,
  orderChanged,
  payEarned,
  ratingDue,
  reminder,
} from '../notifications/events/personal';
import { personalFeed } from '../provider/access/access';
import { everyone } from '../provider/access/reading';
import { crewVisibility, redactCard, redactCrew } from '../provider/answers/visibility';
import { branchChannel, orderChannel } from '../provider/realtime/channels';
import type { OrderEvents } from '../provider/realtime/domainEvents';
import type { InvitationRow, OrderRow } from '../provider/store/schema';
import type { World } from '../provider/world';
import { presentCard, getCrewSummary, toReading } from './answers/orders';
import { getEmployer, toJob } from './eventFacts';
import { listFieldWords } from './rules/eventWords';
import { getOrderCounts } from './rules/orderLists';

/** Recipients of order events (docs/product.md, "Realtime"). */
export const orderPushes: PushMakers<OrderEvents> = {
  orderCreated: (world, { orderId, actorId }) => created(world, getOrder(world, orderId), actorId),
  orderUpdated: (world, event) => updated(world, getOrder(world, event.orderId), event),
  orderDeleted: (world, { order: { id: order_id, branch_id } }) => [
    { channel: branchChannel(branch_id), event: 'order-deleted', payload: { order_id } },
    makeCountsPush(world, branch_id),
  ],
  orderCancelled: (world, event) => cancelled(world, getOrder(world, event.orderId), event),
  orderCompleted: (world, { orderId, actorId }) => completed(world, getOrder(world, orderId), actorId),
  orderReopened: (world, { orderId }) => makeChangedPushes(world, getOrder(world, orderId), true),
  orderStatusChanged: (world, event) => statusChanged(world, getOrder(world, event.orderId), event),
  crewChanged: (world, { orderId }) => [makeCrewPush(world, getOrder(world, orderId))],
  invitationCreated: (world, { invitation }) => makeInvitationPushes(world, invitation, true),
  invitationChanged: (world, { invitation, how }) => [
    ...makeInvitationPushes(world, invitation, false),
    ...makeInvitationNotices(world, invitation, how),
  ],
  crewRunningLate: (world, event) => makeRunningLatePushes(world, event),
  crewAttended: (world, event) => makeAttendancePushes(world, event),
  jobReminded: (world, { invitation: { id, order_id, user_id }, hours }) => {
    const order = getOrder(world, order_id);
    return notify(world, user_id, personalFeed, () => reminder(toJob(order), getEmployer(world, order), id, hours));
  },
  ratingDue: (world, { invitation: { id, order_id, user_id } }) => {
    const order = getOrder(world, order_id);
    return notify(world, user_id, personalFeed, () => ratingDue(toJob(order), getEmployer(world, order), id));
  },
  jobUnformedSoon: (world, { orderId }) => makeUnformedPushes(world, getOrder(world, orderId)),
  invitationsExpired: (world, { orderId, count }) => {
    const order = getOrder(world, orderId);
    return notifyBranch(world, order.branch_id, () => invitationsExpired(toJob(order), count));
  },
};

function makeUnformedPushes(world: World, order: OrderRow): Push[] {
  const missing = findMissing(getSlotLines(order.crew_requirements, world.tables.invitation.by('order', order.id)));
  const now = world.clock.now().getTime();
  return missing ? notifyBranch(world, order.branch_id, () => unformedSoon(toJob(order), missing, now)) : [];
}

function getOrder({ tables }: World, orderId: number): OrderRow {
  return tables.order.require(orderId);
}

function created(world: World, order: OrderRow, actorId: number): Push[] {
  const payload = { order_card: presentCard(world.tables, order, toReading(world, everyone)), version: order.version };
  return [
    { channel: branchChannel(order.branch_id), event: 'order-created', payload },
    makeCountsPush(world, order.branch_id),
    ...notifyBranch(world, order.branch_id, () => orderCreated(toJob(order), getPerson(world, actorId))),
  ];
}

function updated(world: World, order: OrderRow, { actorId, moved, fields }: OrderEvents['orderUpdated']): Push[] {
  const pushes = makeChangedPushes(world, order, false);
  const [job, employer] = [toJob(order), getEmployer(world, order)];
  if (moved) {
    const notices = notifyBranch(world, order.branch_id, () => orderMoved(job, getPerson(world, actorId), moved));
    return [
      ...pushes,
      ...notices,
      ...notifyOrderCrew(world, order, ({ id }) => orderChanged(job, employer, id, moved)),
    ];
  }
  const forCrew = fields.filter((field) => crewFields.has(field));
  if (forCrew.length === 0) return pushes;
  return [
    ...pushes,
    ...notifyOrderCrew(world, order, ({ id }) => detailsChanged(job, employer, id, listFieldWords(forCrew))),
  ];
}

/** Office notes and prices do not concern the crew. */
const crewFields: ReadonlySet<string> = new Set([
  'crew_notes',
  'items',
  'special_items',
  'attachments',
  'pick_up_addresses',
  'destination_addresses',
  'estimated_hours',
  'end_date',
  'tool_ids',
  'vehicle_requirements',
  'packing',
]);

function cancelled(world: World, order: OrderRow, { actorId, crew, notifyCrew }: OrderEvents['orderCancelled']) {
  const actor = getPerson(world, actorId);
  // A notice also writes the activity, so none is created when the crew is not to be notified.
  const notices = (notifyCrew ? crew : []).flatMap(({ id, user_id, status }) => {
    const pay = status === InvitationStatus.accepted ? order.show_up_pay_hours : 0;
    return notify(world, user_id, personalFeed, () => jobCancelled(toJob(order), getEmployer(world, order), id, pay));
  });
  return [
    ...makeChangedPushes(world, order, true),
    ...notifyBranch(world, order.branch_id, () => orderCancelled(toJob(order), actor, order.cancel_reason)),
    ...notices,
  ];
}

function completed(world: World, order: OrderRow, actorId: number): Push[] {
  const { completion } = order;
  if (!completion) return [];
  return [
    ...makeChangedPushes(world, order, true),
    ...notifyBranch(world, order.branch_id, () => orderCompleted(toJob(order), getPerson(world, actorId), completion)),
    ...completion.lines
      .filter(({ no_show }) => !no_show)
      .flatMap((line) =>
        notify(world, line.user_id, personalFeed, () =>
          payEarned(toJob(order), getEmployer(world, order), line.invitation_id, line),
        ),
      ),
  ];
}

function statusChanged(world: World, order: OrderRow, { from, to }: OrderEvents['orderStatusChanged']): Push[] {
  const counts = getOrderCounts(world.tables, order.branch_id);
  const payload = { order_id: order.id, from, to, counts };
  const { accepted: filled, required } = getCrewSummary(order, world.tables.invitation.by('order', order.id));
  return [
    { channel: branchChannel(order.branch_id), event: 'order-status-changed', payload },
    ...((from === OrderStatus.notFormed) === (to === OrderStatus.notFormed)
      ? []
      : [makeCountsPush(world, order.branch_id)]),
    ...(to === OrderStatus.formed ? notifyBranch(world, order.branch_id, () => formed(toJob(order))) : []),
    ...(to === OrderStatus.partiallyFormed && !hasCrew({ status: from })
      ? notifyBranch(world, order.branch_id, () => partiallyFormed(toJob(order), { filled, required }))
      : []),
  ];
}

/** The complete card for the lists. The order's channel only gets what any crew member may read. */
function makeChangedPushes(world: World, order: OrderRow, isListed: boolean): Push[] {
  const { id: order_id, version } = order;
  const order_card = presentCard(world.tables, order, toReading(world, everyone));
  const forCrew = redactCard(order_card, crewVisibility);
  const pushes: Push[] = [
    { channel: branchChannel(order.branch_id), event: 'order-updated', payload: { order_id, order_card, version } },
    { channel: orderChannel(order_id), event: 'order-updated', payload: { order_id, order_card: forCrew, version } },
  ];
  return isListed ? [...pushes, makeCountsPush(world, order.branch_id)] : pushes;
}

function makeCountsPush({ tables }: World, branchId: number): Push {
  return { channel: branchChannel(branchId), event: 'order-counts-updated', payload: getOrderCounts(tables, branchId) };
}

function makeCrewPush(world: World, order: OrderRow): Push {
  return {
    channel: orderChannel(order.id),
    event: 'crew-updated',
    payload: { current_crew: redactCrew(presentCrew(world.tables, order, toReading(world, everyone)), crewVisibility) },
  };
}

function notifyOrderCrew(
  world: World,
  order: OrderRow,
  draftOf: (invitation: InvitationRow) => ReturnType<typeof orderChanged>,
): Push[] {
  const open = world.tables.invitation.by('order', order.id).filter(isOpenInvitation);
  return open.flatMap((each) => notify(world, each.user_id, personalFeed, () => draftOf(each)));
}
