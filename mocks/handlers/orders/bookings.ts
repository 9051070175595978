import type { InvitationRow, OrderRow, UserRow } from '../../db/schema';
import { type Booking, type Clash, clashOf, type Place } from '../../rules/conflicts';
import type { World } from '../../world';

export type Found = Clash & { order: OrderRow; invitation: InvitationRow };

/** Every other job that gets in the way of this one for that person: the hard ones first. */
export function clashesOf(world: World, userId: number, order: OrderRow): Found[] {
  const { tables } = world;
  const buffer = tables.branch.require(order.branch_id).travel_buffer_minutes;
  const wanted = bookingOf(world, order);
  const found = tables.invitation.by('busy', userId).flatMap((invitation): Found[] => {
    if (invitation.order_id === order.id) return [];
    const other = tables.order.view(invitation.order_id, (row) =>
      row.closed_state === null ? bookingOf(world, row) : null,
    );
    const clash = other && clashOf(wanted, other, invitation.status === 1, buffer);
    return clash ? [{ ...clash, order: tables.order.require(invitation.order_id), invitation }] : [];
  });
  return found.sort((a, b) => a.severity.localeCompare(b.severity));
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
  const { lat, lng } = tables.branch.require(order.branch_id);
  const placeOf = (stop: (typeof stops)[number] | undefined): Place => ({
    lat: stop?.lat ?? lat,
    lng: stop?.lng ?? lng,
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
