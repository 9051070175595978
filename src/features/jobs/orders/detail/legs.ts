import type { Stop } from '../../../../generated/model';
import { toDriveMinutes, toRoadMiles } from '../../../../domain/drive';
import { milesBetween } from '../../../../platform/map/circle';

/** From a stop to the next, on the road: miles, and minutes in steps of five. */
export type Leg = { miles: number; minutes: number };

type Place = Pick<Stop, 'lat' | 'lng'>;

/** The leg that leads on from each stop; none after the last, from or to an unknown place, or within one ZIP code. */
export function legsOf(stops: readonly Place[]): readonly (Leg | undefined)[] {
  return stops.map((stop, at) => {
    const [from, to] = [placeOf(stop), placeOf(stops[at + 1])];
    if (!from || !to) return undefined;
    const miles = toRoadMiles(milesBetween(from, to));
    if (miles < 0.1) return undefined;
    return { miles: Math.round(miles * 10) / 10, minutes: Math.max(5, Math.round(toDriveMinutes(miles) / 5) * 5) };
  });
}

/** Where a stop lies, when that is known. */
export function placeOf(stop: Place | undefined): { lat: number; lng: number } | undefined {
  if (!stop || stop.lat === null || stop.lng === null) return undefined;
  return { lat: stop.lat, lng: stop.lng };
}
