import { hasCheckedIn } from '#domain/actions';
import { crewSize } from '#domain/orders/formation';
import { listOpenSlots } from '#domain/orders/openSlots';
import { getMissingFields } from '#domain/places/stops';
import type { CrewSummary, Order, OrderCard, Stop } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { canRead, type Reader } from '../../provider/access/reading';
import type { InvitationRow, OrderRow, WorldTables } from '../../provider/store/schema';
import type { World } from '../../provider/world';

export function presentOrder(tables: WorldTables, row: OrderRow): Order {
  const { id, created_by_id: _by, updated_by_id, closed_at: _at, closed_by_id: _who, ...open } = row;
  const { cancel_reason: _reason, cancel_comment: _comment, ...uncancelled } = open;
  const { show_up_pay_hours: _hours, show_up_pay: _lines, completion: _pay, ...shown } = uncancelled;
  const branch = tables.branch.require(row.branch_id);
  return {
    ...shown,
    order_id: id,
    number: toOrderNumber(row),
    timezone: branch.timezone,
    pick_up_address: toAddressLine(row.pick_up_addresses[0]),
    destination_address: toAddressLine(row.destination_addresses[0]),
    stops_count: row.pick_up_addresses.length + row.destination_addresses.length,
    crew_summary: getCrewSummary(row, tables.invitation.by('order', id)),
    updated_by: getFirstName(tables, updated_by_id),
  };
}

/** The reader of an answer or push, and the time in milliseconds since the epoch. */
export type Reading = { reader: Reader; now: number };

export function toReading({ clock }: Pick<World, 'clock'>, reader: Reader): Reading {
  return { reader, now: clock.now().getTime() };
}

/** An order as lists show it: no notes, no customer price, and only ratings that the reader may read. */
export function presentCard(tables: WorldTables, row: OrderRow, reading: Reading): OrderCard {
  const invitations = tables.invitation.by('order', row.id);
  const { help_type, customer_name, customer_last_name, customer_primary_phone, date, end_date } = row;
  const {
    arrival_window,
    starts_at,
    latest_end_at,
    move_size,
    estimated_hours,
    crew_requirements,
    vehicle_requirements,
  } = row;
  const { status, closed_state, branch_id, updated_at, version, closed_at, cancel_reason, completion } = row;
  return {
    status,
    closed_state,
    branch_id,
    help_type,
    customer_name,
    customer_last_name,
    customer_primary_phone,
    date,
    end_date,
    arrival_window,
    starts_at,
    latest_end_at,
    move_size,
    estimated_hours,
    crew_requirements,
    vehicle_requirements,
    updated_at,
    version,
    closed_at,
    cancel_reason,
    order_id: row.id,
    number: toOrderNumber(row),
    timezone: tables.branch.require(branch_id).timezone,
    pick_up_address: toAddressLine(row.pick_up_addresses[0]),
    destination_address: toAddressLine(row.destination_addresses[0]),
    ...getCities(row),
    stops_count: row.pick_up_addresses.length + row.destination_addresses.length,
    volume_cuft: row.volume_cuft ?? 0,
    crew_summary: getCrewSummary(row, invitations),
    crew: listFaces(tables, row, invitations, reading),
    missing: getMissingFields(row),
    updated_by: getFirstName(tables, row.updated_by_id),
    closed_by: row.closed_by_id === null ? null : getFirstName(tables, row.closed_by_id),
    actual_hours: completion?.actual_hours ?? null,
    payout_total: completion?.payout_total ?? null,
  };
}

export function toOrderNumber({ id }: Pick<OrderRow, 'id'>): string {
  return `#${id}`;
}

/** First and last city of the route. */
export function getCities({ pick_up_addresses, destination_addresses }: OrderRow) {
  const stops = [...pick_up_addresses, ...destination_addresses];
  return { city_from: stops[0]?.city ?? null, city_to: stops.at(-1)?.city ?? null };
}

export function getCrewSummary(row: OrderRow, invitations: readonly InvitationRow[]): CrewSummary {
  const countWithStatus = (status: InvitationStatus) => invitations.filter((each) => each.status === status).length;
  const isWorking = ({ status, attendance }: InvitationRow) =>
    status === InvitationStatus.accepted && hasCheckedIn(attendance);
  return {
    required: crewSize(row.crew_requirements),
    accepted: countWithStatus(InvitationStatus.accepted),
    pending: countWithStatus(InvitationStatus.new),
    checked_in: invitations.filter(isWorking).length,
    open: listOpenSlots(row.crew_requirements, invitations),
  };
}

function getFirstName(tables: WorldTables, userId: number): string {
  return tables.user.get(userId)?.first_name ?? '';
}

/** Everyone with an invitation that is not canceled, without duplicates; accepted ones first. */
function listFaces(
  tables: WorldTables,
  row: OrderRow,
  invitations: readonly InvitationRow[],
  { reader, now }: Reading,
): OrderCard['crew'] {
  const shown = invitations
    .filter(({ status }) => status !== InvitationStatus.cancelled)
    .sort((a, b) => getRank(a) - getRank(b) || a.id - b.id);
  return shown.map((invitation) => {
    const { id, user_id, status } = invitation;
    const { first_name, last_name, avatar_url } = tables.user.require(user_id);
    const rating = row.completion?.lines.find((each) => each.invitation_id === id)?.rating ?? null;
    const isReadable = rating !== null && canRead(tables, reader, { kind: 'rating', order: row, invitation }, now);
    const stars = isReadable ? rating.stars : null;
    return { user_id, first_name, last_name, avatar_url, status, stars, invitation_id: id };
  });
}

function getRank({ status }: InvitationRow): number {
  return status === InvitationStatus.accepted ? 0 : status;
}

export function toAddressLine(stop: Stop | undefined): string | null {
  if (!stop) return null;
  const { address_line, unit, city, state, zip } = stop;
  return [address_line, unit, city, `${state} ${zip}`].filter(Boolean).join(', ');
}
