import type { AcceptBlock, HelperOffer, HelperOfferPay, OwnConflict, PositionCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow, OrderRow, WorldTables } from '../../provider/store/schema';
import { getBucket } from '../../crew/rules/answers';
import { fillsSlotAs } from '../../crew/rules/formation';
import { canDo } from '../../provider/rules/actions';
import { listHelperActions } from '../rules/applications';
import type { NeedLine } from '../rules/offerSlots';
import { listStops, presentHirer } from '../../helper/answers';
import { getOfferedPay } from '../../crew/answers';
import { presentOfferTimes } from './offers';
import { getCities } from '../../orders/answers/orders';

/** Computed facts about an offer for one helper, in addition to the rows. */
export type HelperOfferFacts = {
  order: OrderRow;
  lines: readonly NeedLine[];
  homeMiles: number;
  conflicts: OwnConflict[];
  blocked: AcceptBlock | null;
  now: number;
};

/** An offer for a helper who was notified: cities only, nothing about the customer or other applicants. */
export function presentHelperOffer(
  tables: WorldTables,
  offer: OfferRow,
  application: OfferApplicationRow,
  { order, lines, homeMiles, conflicts, blocked, now }: HelperOfferFacts,
): HelperOffer {
  const { positions } = tables.user.require(application.user_id);
  const { timezone } = tables.branch.require(offer.branch_id);
  const isAccepted = application.status === InvitationStatus.accepted;
  const hasApplied = application.applied_at !== null;
  const invitation = isAccepted ? tables.invitation.get(application.invitation_id ?? 0) : undefined;
  return {
    id: offer.id,
    application_id: application.id,
    bucket: getBucket(application),
    status: application.status,
    offer_status: offer.status,
    hirer: presentHirer(tables, order, now),
    title: offer.title,
    positions: listOfferedPay(order, lines, positions),
    position: hasApplied ? application.position : null,
    proposed_rate: application.proposed_rate,
    note: application.note,
    ...presentOfferTimes(order, timezone),
    help_type: order.help_type,
    move_size: order.move_size,
    volume_cuft: order.volume_cuft ?? 0,
    special_items: order.special_items,
    ...getCities(order),
    stops: listStops(order),
    radius_miles: offer.radius_miles,
    home_miles: homeMiles,
    drive_miles: order.distance_miles,
    requirements: offer.requirements,
    message: offer.message,
    message_language: offer.message_language,
    conflicts,
    blocked,
    actions: listHelperActions(application, {
      isBlocked: blocked !== null,
      canLeave: invitation === undefined || canDo('withdraw', invitation, order, now),
    }),
    early_until: application.early_until,
    apply_by: offer.apply_by,
    notified_at: application.opens_at,
    applied_at: application.applied_at,
    decided_at: application.decided_at,
    reason: application.reason,
    cancelled_by: application.cancelled_by,
    order_id: isAccepted ? offer.order_id : null,
    invitation_id: application.invitation_id,
    created_at: offer.created_at,
  };
}

/** The positions of an offer that someone can fill, with what each pays. */
export function listOfferedPay(
  order: OrderRow,
  lines: readonly Omit<NeedLine, 'accepted'>[],
  positions: readonly PositionCode[],
): HelperOfferPay[] {
  return lines.flatMap(({ position, open, count, hourly_rate }) => {
    const fills = fillsSlotAs(positions, position);
    if (fills === 'no') return [];
    return [{ position, as_helper: fills === 'helper', open, count, pay: getOfferedPay(order, { hourly_rate }) }];
  });
}
