import { getHome } from '../../crew/handlers/bookings';
import { getMilesBetween } from '../../crew/rules/busyTimes';
import type { World } from '../world';

type Asked = {
  branchId: number;
  place: { lat: number; lng: number };
  hourly_rate: number;
};

/** No one finds a nearer place too far. */
const farMiles = 12;

/** Reason a simulated person declines: too far only from afar, too little only below their own rate. */
export function pickHonestReason(world: World, userId: number, { branchId, place, hourly_rate }: Asked) {
  const user = world.tables.user.require(userId);
  const isFar = getMilesBetween(getHome(world, user, branchId), place) > farMiles;
  const isLow = user.hourly_rate !== null && hourly_rate < user.hourly_rate;
  return world.random.weighted([
    ['not_available', 5],
    ['too_far', isFar ? 5 : 0],
    ['pay_too_low', isLow ? 4 : 0],
  ] as const);
}
