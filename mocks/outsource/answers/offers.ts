import { namePerson } from '#domain/people/personName';
import type { ActivityActor, OfferOrder, OutsourceOffer } from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import type { BranchRow, OfferApplicationRow, OfferRow, OrderRow, WorldTables } from '../../provider/store/schema';
import { getJobEnd } from '../../crew/rules/busyTimes';
import { isWaiting, listOfferActions } from '../rules/applications';
import type { NeedLine } from '../rules/offerSlots';
import { getCrewSummary, toOrderNumber } from '../../orders/answers/orders';

/** Computed facts about an offer, in addition to its row. */
export type OfferFacts = {
  order: OrderRow;
  applications: readonly OfferApplicationRow[];
  lines: readonly NeedLine[];
  /** As the API writes it. */
  now: string;
};

/** An offer as the company sees it. */
export function presentOffer(tables: WorldTables, offer: OfferRow, facts: OfferFacts): OutsourceOffer {
  const { order, applications, lines, now } = facts;
  const branch = tables.branch.require(offer.branch_id);
  const counts = countPeople(applications, now, offer.status);
  const isOver = order.closed_state !== null || order.starts_at <= now || offer.order_id === null;
  const { id, branch_id, order_id, title, radius_miles, requirements, audience, tier_minutes, message, auto_accept } =
    offer;
  const { apply_by, status, created_at, filled_at, closed_at, version } = offer;
  return {
    id,
    branch_id,
    order_id,
    order: order_id === null ? null : presentOfferOrder(tables, order),
    title,
    position_needs: lines.map(({ position, count, hourly_rate, accepted }) => ({
      position,
      count,
      hourly_rate,
      accepted,
    })),
    ...presentOfferTimes(order, branch.timezone),
    ...presentPlace(order, branch),
    radius_miles,
    help_type: order.help_type,
    requirements,
    audience,
    tier_minutes,
    tiers: offer.tiers.map(({ audience: tier, opens_at }) => ({
      audience: tier,
      opens_at,
      people: applications.filter((each) => each.tier === tier).length,
    })),
    message,
    auto_accept,
    apply_by,
    status,
    counts,
    waiting: applications.filter(isWaiting).length,
    created_by: presentActor(tables, offer.created_by_id),
    created_at,
    filled_at,
    closed_at,
    version,
    actions: listOfferActions(offer, { accepted: counts.accepted, isOver }),
  };
}

/** First address of the job; the branch if it is not known. */
function presentPlace(
  order: OrderRow,
  { city, state, lat, lng }: BranchRow,
): Pick<OutsourceOffer, 'city' | 'state' | 'lat' | 'lng'> {
  const stop = order.pick_up_addresses[0] ?? order.destination_addresses[0];
  if (!stop) return { city, state, lat, lng };
  return { city: stop.city, state: stop.state, lat: stop.lat ?? lat, lng: stop.lng ?? lng };
}

export function presentActor(tables: WorldTables, userId: number): ActivityActor {
  const person = tables.user.require(userId);
  return { id: userId, name: namePerson(person), avatar_url: person.avatar_url };
}

/** When the job of an offer is. */
export function presentOfferTimes(order: OrderRow, timezone: string) {
  const { date, end_date, arrival_window, starts_at, estimated_hours } = order;
  const ends_at = getJobEnd(order, timezone);
  return { date, end_date, arrival_window, starts_at, ends_at, timezone, estimated_hours };
}

function presentOfferOrder(tables: WorldTables, order: OrderRow): OfferOrder {
  const { id, status, closed_state } = order;
  const crew_summary = getCrewSummary(order, tables.invitation.by('order', id));
  return { order_id: id, number: toOrderNumber(order), status, closed_state, crew_summary };
}

/** The people an offer reached; only those count whose time to see it has come. An offer that has ended reaches no more. */
function countPeople(
  applications: readonly OfferApplicationRow[],
  now: string,
  offerStatus: OfferRow['status'],
): OutsourceOffer['counts'] {
  const isNotified = ({ opens_at, is_announced }: OfferApplicationRow) => is_announced || opens_at <= now;
  const later = offerStatus === OfferStatus.open ? applications.filter((application) => !isNotified(application)) : [];
  const next = later.map(({ opens_at }) => opens_at).toSorted()[0] ?? null;
  const count = (test: (application: OfferApplicationRow) => boolean) => applications.filter(test).length;
  return {
    notified: count(isNotified),
    next_notified: later.filter(({ opens_at }) => opens_at === next).length,
    next_notified_at: next,
    viewed: count(({ viewed_at }) => viewed_at !== null),
    applied: count(({ applied_at }) => applied_at !== null),
    accepted: count(({ status }) => status === InvitationStatus.accepted),
  };
}
