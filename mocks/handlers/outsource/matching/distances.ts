import type { NeighborJob } from '#domain/outsource/fitFacts';
import { InvitationStatus } from '#generated/model/codes';
import { getCoreEnd } from '../../../rules/crew/inviting/busyTimes';
import { type Booking, getMilesBetween, type Place } from '../../../rules/crew/inviting/conflicts';
import { minuteMs } from '../../../time/times';
import type { World } from '../../../world';
import { type Booked, getFirstPlace } from '../../crew/bookings';
import type { Need } from './need';

/** Origins of the distances. */
export type RoundDistances = {
  world: World;
  days: readonly Booking[];
  place: Place;
  /** Assumed home of people without an area. */
  branch: Need['branch'];
  milesByArea: Map<number, number>;
};

export function openDistances(world: World, { order, branch }: Need, days: readonly Booking[]): RoundDistances {
  return { world, days, place: getFirstPlace(world, order), branch, milesByArea: new Map() };
}

/** Miles from the first of a person's areas, else from the branch. Many people live in the same area. */
export function getMiles({ world, branch, place, milesByArea }: RoundDistances, area = 0): number {
  const known = milesByArea.get(area);
  if (known !== undefined) return known;
  const home = world.tables.servingArea.view(area, ({ lat, lng }) => ({ lat, lng })) ?? branch;
  const miles = Math.round(getMilesBetween(home, place) * 10) / 10;
  milesByArea.set(area, miles);
  return miles;
}

/** The accepted job closest in time, before or after. */
export function findNeighbor({ days }: RoundDistances, booked: readonly Booked[]): NeighborJob | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  let closest: NeighborJob | null = null;
  for (const { invitation, times } of booked) {
    if (invitation.status !== InvitationStatus.accepted) continue;
    for (const other of times) {
      const neighbor = toNeighbor(first, last, other);
      if (neighbor && (closest === null || neighbor.minutes < closest.minutes)) closest = neighbor;
    }
  }
  return closest;
}

function toNeighbor(first: Booking, last: Booking, other: Booking): NeighborJob | null {
  const isBefore = other.startsAt < first.startsAt;
  const [early, late] = isBefore ? [other, first] : [last, other];
  const minutes = (late.startsAt - getCoreEnd(early)) / minuteMs;
  if (minutes < 0) return null;
  return { side: isBefore ? 'before' : 'after', minutes, miles: getMilesBetween(early.to, late.from) };
}
