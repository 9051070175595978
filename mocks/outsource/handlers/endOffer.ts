import type { ApplicationReason } from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow, OrderRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { type ApplicationStep, endReasons, getStatusAfterStep, decideEnd, getNeedLines } from '../rules/applications';

/** Moves an application to its next status by the rule and announces it; undefined when the rule does not allow it. */
export function moveApplication(
  world: World,
  application: OfferApplicationRow,
  step: ApplicationStep,
  patch: Partial<OfferApplicationRow>,
): OfferApplicationRow | undefined {
  const status = getStatusAfterStep(application, step);
  if (status === null) return undefined;
  const moved = world.tables.offerApplication.update(application.id, { ...patch, status });
  world.announce({ type: 'applicationChanged', application: moved, step });
  return moved;
}

/** Ends an open offer. Everyone without an answer learns it. */
export function endOffer(
  world: World,
  offer: OfferRow,
  status: Exclude<OfferStatus, 1>,
  { reason = endReasons[status], ...patch }: Partial<OfferRow> & { reason?: ApplicationReason } = {},
): OfferRow {
  const at = world.now();
  const filled_at = status === OfferStatus.filled ? at : null;
  const ended = world.tables.offer.update(offer.id, { ...patch, status, filled_at, closed_at: at });
  const cancelled_by = status === OfferStatus.closed ? 'company' : 'system';
  for (const each of world.tables.offerApplication.by('offer', offer.id)) {
    moveApplication(world, each, 'end', { reason, cancelled_by, decided_at: at });
  }
  world.announce({ type: 'offerChanged', offer: ended, change: 'updated' });
  return ended;
}

/**
 * Brings the offers of an order up to date after its crew, its time or its state changed: people who left the crew are no
 * longer accepted, and an offer ends when nothing is left to fill.
 */
export function syncOffers(world: World, order: OrderRow): void {
  const { tables } = world;
  for (const offer of tables.offer.by('order', order.id)) {
    for (const each of tables.offerApplication.by('offer', offer.id)) leaveCrew(world, each);
    if (offer.status === OfferStatus.open) syncOpenOffer(world, offer, order);
  }
}

function syncOpenOffer(world: World, offer: OfferRow, order: OrderRow): void {
  const { tables } = world;
  const crew = tables.invitation.by('order', order.id);
  const lines = getNeedLines(offer, tables.offerApplication.by('offer', offer.id), order, crew);
  const end = decideEnd(order, lines);
  if (end !== null) endOffer(world, offer, end);
  else if (offer.apply_by > order.starts_at) tables.offer.update(offer.id, { apply_by: order.starts_at });
}

/** The invitation of an accepted application was withdrawn, declined or canceled. */
function leaveCrew(world: World, application: OfferApplicationRow): void {
  const invitation = world.tables.invitation.get(application.invitation_id ?? 0);
  const isGone = invitation?.status === InvitationStatus.cancelled || invitation?.status === InvitationStatus.rejected;
  if (application.status !== InvitationStatus.accepted || !isGone) return;
  moveApplication(world, application, 'leaveCrew', {
    reason: toReason(invitation.reason),
    reason_comment: invitation.reason_comment,
    cancelled_by: invitation.cancelled_by ?? 'helper',
    decided_at: world.now(),
  });
}

/** The order was deleted: its offers are canceled and keep what they show of it. */
export function cancelOffersForOrder(world: World, order: OrderRow): void {
  for (const offer of world.tables.offer.by('order', order.id)) {
    const withoutOrder = { order_id: null, deleted_order: order };
    if (offer.status === OfferStatus.open)
      endOffer(world, offer, OfferStatus.cancelled, { ...withoutOrder, reason: 'order_deleted' });
    else world.tables.offer.update(offer.id, withoutOrder);
  }
}

function toReason(reason: string | null): ApplicationReason {
  return applicationReasons.find((each) => each === reason) ?? 'other';
}

const applicationReasons: readonly ApplicationReason[] = [
  ...(['sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather'] as const),
  ...(['crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake'] as const),
  ...(['not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport'] as const),
  ...(['not_my_position', 'order_cancelled', 'order_deleted'] as const),
];
