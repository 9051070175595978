import type { InvitationRow, OrderRow } from '../db/schema';
import { presentCrew } from '../presenters/crews';
import { presentCard, getCrewSummary } from '../presenters/orders';
import { crewVisibility, redactCard, redactCrew } from '../presenters/visibility';
import { getOrderCounts } from '../rules/orders/orderCounts';
import { personalFeed } from '../rules/access/membership';
import type { World } from '../world';
import { formed, invitationsExpired, partiallyFormed } from './activities/crew';
import { cancelReasons, orderCancelled, orderCompleted, orderCreated, orderMoved } from './activities/jobs';
import { detailsChanged, jobCancelled, orderChanged, payEarned } from './activities/personal';
import { branchChannel, orderChannel } from './channels';
import type { OrderEvents } from './domainEvents';
import { noticesOfInvitation, pushesOfInvitation } from './invitationBroadcasts';
import { notify, notifyBranch, personOf, type Push, type PushMakers } from './notifying';
import { employerOf, jobOf } from './orderFacts';
import { InvitationStatus, OrderStatus } from '../../src/generated/model/codes';
import { hasCrew, isOpenInvitation } from '../../src/domain/statuses';

/** Who learns of what happens to orders, and how (docs/product.md, "Realtime"). */
export const orderPushes: PushMakers<OrderEvents> = {
  orderCreated: (world, { orderId, actorId }) => created(world, orderOf(world, orderId), actorId),
  orderUpdated: (world, event) => updated(world, orderOf(world, event.orderId), event),
  orderDeleted: (world, { order: { id: order_id, branch_id } }) => [
    { channel: branchChannel(branch_id), event: 'order-deleted', payload: { order_id } },
    countsPush(world, branch_id),
  ],
  orderCancelled: (world, event) => cancelled(world, orderOf(world, event.orderId), event),
  orderCompleted: (world, { orderId, actorId }) => completed(world, orderOf(world, orderId), actorId),
  orderReopened: (world, { orderId }) => changedPushes(world, orderOf(world, orderId), true),
  orderStatusChanged: (world, event) => statusChanged(world, orderOf(world, event.orderId), event),
  crewChanged: (world, { orderId }) => [crewPush(world, orderOf(world, orderId))],
  invitationCreated: (world, { invitation }) => pushesOfInvitation(world, invitation, true),
  invitationChanged: (world, { invitation, how }) => [
    ...pushesOfInvitation(world, invitation, false),
    ...noticesOfInvitation(world, invitation, how),
  ],
  invitationsExpired: (world, { orderId, count }) => {
    const order = orderOf(world, orderId);
    return notifyBranch(world, order.branch_id, invitationsExpired(jobOf(order), count));
  },
};

function orderOf({ tables }: World, orderId: number): OrderRow {
  return tables.order.require(orderId);
}

function created(world: World, order: OrderRow, actorId: number): Push[] {
  const payload = { order_card: presentCard(world.tables, order), version: order.version };
  return [
    { channel: branchChannel(order.branch_id), event: 'order-created', payload },
    countsPush(world, order.branch_id),
    ...notifyBranch(world, order.branch_id, orderCreated(jobOf(order), personOf(world, actorId))),
  ];
}

function updated(world: World, order: OrderRow, { actorId, moved, fields }: OrderEvents['orderUpdated']): Push[] {
  const pushes = changedPushes(world, order, false);
  const [job, employer] = [jobOf(order), employerOf(world, order)];
  if (moved) {
    const notices = notifyBranch(world, order.branch_id, orderMoved(job, personOf(world, actorId), moved));
    return [...pushes, ...notices, ...notifyCrewOf(world, order, ({ id }) => orderChanged(job, employer, id, moved))];
  }
  const what = crewWords(fields);
  if (what.length === 0) return pushes;
  return [...pushes, ...notifyCrewOf(world, order, ({ id }) => detailsChanged(job, employer, id, what))];
}

/** What concerns the crew of what changed, in words; office notes and prices do not. */
function crewWords(fields: readonly string[]): string[] {
  const words: Record<string, string> = {
    crew_notes: 'notes for the crew',
    items: 'items',
    special_items: 'items',
    attachments: 'files',
    pick_up_addresses: 'stops',
    destination_addresses: 'stops',
    estimated_hours: 'hours',
    end_date: 'last day',
    tool_ids: 'tools',
    vehicle_requirements: 'vehicles',
    packing: 'packing',
  };
  return [...new Set(fields.flatMap((field) => words[field] ?? []))];
}

function cancelled(
  world: World,
  order: OrderRow,
  { actorId, crew, notifyCrew }: OrderEvents['orderCancelled'],
): Push[] {
  const reason = Object.keys(cancelReasons).find(
    (each): each is keyof typeof cancelReasons => each === order.cancel_reason,
  );
  const draft = orderCancelled(jobOf(order), personOf(world, actorId), reason ?? 'other');
  // A notice writes the activity of its person, so none is made for a crew that is not to be notified.
  const notices = (notifyCrew ? crew : []).flatMap(({ id, user_id, status }) => {
    const pay = status === InvitationStatus.accepted ? order.show_up_pay_hours : 0;
    return notify(world, user_id, personalFeed, jobCancelled(jobOf(order), employerOf(world, order), id, pay));
  });
  return [...changedPushes(world, order, true), ...notifyBranch(world, order.branch_id, draft), ...notices];
}

function completed(world: World, order: OrderRow, actorId: number): Push[] {
  const { lines = [], payout_total = 0 } = order.completion ?? {};
  return [
    ...changedPushes(world, order, true),
    ...notifyBranch(world, order.branch_id, orderCompleted(jobOf(order), personOf(world, actorId), payout_total)),
    ...lines
      .filter(({ no_show }) => !no_show)
      .flatMap(({ user_id, invitation_id, total }) =>
        notify(world, user_id, personalFeed, payEarned(jobOf(order), employerOf(world, order), invitation_id, total)),
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
      : [countsPush(world, order.branch_id)]),
    ...(to === OrderStatus.formed ? notifyBranch(world, order.branch_id, formed(jobOf(order))) : []),
    ...(to === OrderStatus.partiallyFormed && !hasCrew({ status: from })
      ? notifyBranch(world, order.branch_id, partiallyFormed(jobOf(order), { filled, required }))
      : []),
  ];
}

/** The whole card for the lists; on the channel of the order what any member of the crew may read of it. */
function changedPushes(world: World, order: OrderRow, isListed: boolean): Push[] {
  const { id: order_id, version } = order;
  const order_card = presentCard(world.tables, order);
  const forCrew = redactCard(order_card, crewVisibility);
  const pushes: Push[] = [
    { channel: branchChannel(order.branch_id), event: 'order-updated', payload: { order_id, order_card, version } },
    { channel: orderChannel(order_id), event: 'order-updated', payload: { order_id, order_card: forCrew, version } },
  ];
  return isListed ? [...pushes, countsPush(world, order.branch_id)] : pushes;
}

function countsPush({ tables }: World, branchId: number): Push {
  return { channel: branchChannel(branchId), event: 'order-counts-updated', payload: getOrderCounts(tables, branchId) };
}

function crewPush({ tables }: World, order: OrderRow): Push {
  return {
    channel: orderChannel(order.id),
    event: 'crew-updated',
    payload: { current_crew: redactCrew(presentCrew(tables, order), crewVisibility) },
  };
}

function notifyCrewOf(
  world: World,
  order: OrderRow,
  draftOf: (invitation: InvitationRow) => ReturnType<typeof orderChanged>,
): Push[] {
  const open = world.tables.invitation.by('order', order.id).filter(isOpenInvitation);
  return open.flatMap((each) => notify(world, each.user_id, personalFeed, draftOf(each)));
}
