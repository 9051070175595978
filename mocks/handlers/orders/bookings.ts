import type { InvitationRow, OrderRow, UserRow } from '../../db/schema';
import { type Booking, type Clash, clashOf, type Place } from '../../rules/conflicts';
import { isoOf } from '../../seed/times';
import type { World } from '../../world';

export type Found = Clash & { order: OrderRow; invitation: InvitationRow };

/** Jobs further apart than this never get in each other's way, however long the road. */
const farMs = 24 * 3_600_000;

/** Every other job that gets in the way of this one for that person: the hard ones first. */
export function clashesOf(world: World, userId: number, order: OrderRow): Found[] {
  const { tables } = world;
  const buffer = tables.branch.view(order.branch_id, ({ travel_buffer_minutes }) => travel_buffer_minutes) ?? 0;
  const wanted = bookingOf(world, order);
  const found = nearbyOf(world, userId, order).flatMap((invitation): Found[] => {
    const other = tables.order.require(invitation.order_id);
    const clash = clashOf(wanted, bookingOf(world, other), invitation.status === 1, buffer);
    return clash ? [{ ...clash, order: other, invitation }] : [];
  });
  return found.sort((a, b) => a.severity.localeCompare(b.severity));
}

/** Open jobs of about that time somebody is asked for or accepted. Somebody's past is long, so nothing of it is copied. */
function nearbyOf({ tables }: World, userId: number, order: OrderRow): InvitationRow[] {
  const from = isoOf(Date.parse(order.starts_at) - farMs);
  const to = isoOf(Date.parse(order.latest_end_at) + farMs);
  const isNear = ({ closed_state, starts_at, latest_end_at }: Readonly<OrderRow>) =>
    closed_state === null && starts_at < to && latest_end_at > from;
  return tables.invitation.select(
    'busy',
    userId,
    ({ order_id }) => order_id !== order.id && tables.order.view(order_id, isNear) === true,
  );
}

/** The job that makes it impossible, if there is one. */
export function hardClash(world: World, userId: number, order: OrderRow): Found | undefined {
  return clashesOf(world, userId, order).find(({ severity }) => severity === 'hard');
}

/** Whether somebody who accepted this job accepted another one at that time. */
export function isDoubleBooked(world: World, order: OrderRow): boolean {
  if (order.closed_state !== null) return false;
  const crew = world.tables.invitation.by('order', order.id).filter(({ status }) => status === 2);
  return crew.some(({ user_id }) => hardClash(world, user_id, order) !== undefined);
}

export function bookingOf({ tables }: World, order: Readonly<OrderRow>): Booking {
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const office = tables.branch.view(order.branch_id, ({ lat, lng }) => ({ lat, lng }));
  const placeOf = (stop: (typeof stops)[number] | undefined): Place => ({
    lat: stop?.lat ?? office?.lat ?? 0,
    lng: stop?.lng ?? office?.lng ?? 0,
  });
  const startsAt = Date.parse(order.starts_at);
  const windowEndsAt = Date.parse(order.latest_end_at) - order.estimated_hours * 3_600_000;
  return { startsAt, windowEndsAt, hours: order.estimated_hours, from: placeOf(stops[0]), to: placeOf(stops.at(-1)) };
}

/** Where a person sets out: the first of their areas, else the branch. */
export function homeOf({ tables }: World, { serving_area_ids: [area] }: UserRow, branchId: number): Place {
  const placeOf = ({ lat, lng }: Place): Place => ({ lat, lng });
  const home = area === undefined ? undefined : tables.servingArea.view(area, placeOf);
  return home ?? tables.branch.view(branchId, placeOf) ?? { lat: 0, lng: 0 };
}
