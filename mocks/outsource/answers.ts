import { slotFit } from '#domain/orders/formation';
import { type FitFacts, scoreFit } from '#domain/outsource/fit';
import { namePerson } from '#domain/people/personName';
import type {
  ActivityActor,
  OfferOrder,
  OutsourceOffer,
  AcceptBlock,
  HelperOffer,
  HelperOfferPay,
  OwnConflict,
  PositionCode,
  ExplainedFit,
  NotShownPerson,
  OfferPerson,
} from '#generated/model';
import { InvitationStatus, OfferStatus, ActiveStatus } from '#generated/model/codes';
import { getInitial } from '#platform/lib/text';
import { getOfferedPay } from '../crew/answers';
import { getBucket } from '../crew/rules/answers';
import { getJobEnd } from '../crew/rules/busyTimes';
import { getRating, type TrackRecord } from '../crew/rules/ratings';
import { listStops, presentHirer } from '../helper/answers';
import { getCrewSummary, toOrderNumber, getCities, type Reading } from '../orders/answers/orders';
import { canRead } from '../provider/access/reading';
import { canDo } from '../provider/rules/actions';
import type {
  BranchRow,
  OfferApplicationRow,
  OfferRow,
  OrderRow,
  WorldTables,
  EmployeeRow,
  UserRow,
} from '../provider/store/schema';
import { isWaiting, listOfferActions, listHelperActions, type NeedLine } from './rules/applications';

type OfferFacts = {
  order: OrderRow;
  applications: readonly OfferApplicationRow[];
  lines: readonly NeedLine[];
  /** As the API writes it. */
  now: string;
};

export function presentOffer(tables: WorldTables, offer: OfferRow, facts: OfferFacts): OutsourceOffer {
  const { order, applications, lines, now } = facts;
  const branch = tables.branch.require(offer.branch_id);
  const counts = countPeople(applications, now, offer.status);
  const isOver = order.closed_state !== null || order.starts_at <= now || offer.order_id === null;
  const { deleted_order: _order, message_language: _language, warned_at: _warned, created_by_id, ...shown } = offer;
  return {
    ...shown,
    order: shown.order_id === null ? null : presentOfferOrder(tables, order),
    position_needs: lines.map(({ open: _open, ...need }) => need),
    ...presentOfferTimes(order, branch.timezone),
    ...presentPlace(order, branch),
    help_type: order.help_type,
    tiers: offer.tiers.map((tier) => ({
      ...tier,
      people: applications.filter((each) => each.tier === tier.audience).length,
    })),
    counts,
    waiting: applications.filter(isWaiting).length,
    created_by: presentActor(tables, created_by_id),
    actions: listOfferActions(offer, { accepted: counts.accepted, isOver }),
  };
}

/** First address of the job; the branch if it is not known. */
function presentPlace(order: OrderRow, { city, state, lat, lng }: BranchRow) {
  const stop = order.pick_up_addresses[0] ?? order.destination_addresses[0];
  if (!stop) return { city, state, lat, lng };
  return { city: stop.city, state: stop.state, lat: stop.lat ?? lat, lng: stop.lng ?? lng };
}

export function presentActor(tables: WorldTables, userId: number): ActivityActor {
  const person = tables.user.require(userId);
  return { id: userId, name: namePerson(person), avatar_url: person.avatar_url };
}

function presentOfferTimes(order: OrderRow, timezone: string) {
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
function countPeople(applications: readonly OfferApplicationRow[], now: string, offerStatus: OfferRow['status']) {
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

// Offers of a helper --------------------------------------------------------------------------------------------------

type HelperOfferFacts = {
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
    const fills = slotFit(positions, position);
    if (fills === 'no') return [];
    return [{ position, as_helper: fills === 'helper', open, count, pay: getOfferedPay(order, { hourly_rate }) }];
  });
}

// People --------------------------------------------------------------------------------------------------------------

/** Fields of a person that a company can see: members and people on the crew have a last name and a phone. */
export type Closeness = 'stranger' | 'crew';

type PersonFacts = { facts: FitFacts; record: TrackRecord; hoursThisWeek: number };

export function presentOfferPerson(
  tables: WorldTables,
  user: UserRow,
  reading: Reading,
  { facts, record, hoursThisWeek }: PersonFacts,
  closeness: Closeness,
): OfferPerson {
  const employeeId = findKnownEmployeeId(tables, user.id, reading);
  const isMember = employeeId !== null;
  return {
    user_id: user.id,
    employee_id: employeeId,
    first_name: user.first_name,
    last_name: isMember || closeness === 'crew' ? user.last_name : shorten(user.last_name),
    avatar_url: user.avatar_url,
    phone: isMember || closeness === 'crew' ? user.phone : null,
    city: getCity(tables, user),
    positions: user.positions,
    hourly_rate: facts.rate,
    ...getRating(record),
    languages: [...facts.owned.languages],
    distance_miles: facts.miles,
    hours_this_week: hoursThisWeek,
    jobs_together: record.jobsTogether,
    is_favorite: record.workAgain === 'favorite',
  };
}

export function presentNotShown(tables: WorldTables, user: UserRow, reading: Reading, miles: number): NotShownPerson {
  const { id, first_name, last_name, avatar_url } = user;
  return {
    user_id: id,
    first_name,
    last_name: findKnownEmployeeId(tables, id, reading) === null ? shorten(last_name) : last_name,
    avatar_url,
    city: getCity(tables, user),
    distance_miles: miles,
  };
}

const shorten = (lastName: string) => `${getInitial(lastName)}.`;

export function presentFit(facts: FitFacts): ExplainedFit {
  return scoreFit(facts);
}

/** The active membership of a person that the reader may read. To other readers the person is a stranger. */
function findKnownEmployeeId(tables: WorldTables, userId: number, { reader, now }: Reading): number | null {
  const isKnown = (employee: Readonly<EmployeeRow>) =>
    employee.status === ActiveStatus.active && canRead(tables, reader, { kind: 'member', employee }, now);
  return tables.employee.select('user', userId, isKnown)[0]?.id ?? null;
}

export function findEmployeeId(tables: WorldTables, userId: number, companyId: number): number | null {
  const found = tables.employee.viewAll('user', userId, ({ id, branch_id, status }) =>
    status === ActiveStatus.active && tables.branch.view(branch_id, (row) => row.company_id) === companyId ? id : null,
  );
  return found.find((id) => id !== null) ?? null;
}

function getCity(tables: WorldTables, { serving_area_ids: [area] }: UserRow): string | null {
  const name = tables.servingArea.view(area ?? 0, ({ name_with_state_initials }) => name_with_state_initials);
  return name ?? null;
}
