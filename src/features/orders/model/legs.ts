import type { Stop } from '#generated/model';
import { toDriveMinutes, toRoadMiles } from '#domain/places/drive';
import { milesBetween } from '#platform/map/circle';

/** The drive between two stops: road miles, and minutes in steps of five. */
export type Leg = { miles: number; minutes: number };

type Place = Pick<Stop, 'lat' | 'lng'>;

/** The leg after each stop; undefined after the last one, for unknown locations and within one ZIP code. */
export function listLegs(stops: readonly Place[]): readonly (Leg | undefined)[] {
  return stops.map((stop, at) => {
    const [from, to] = [getLocation(stop), getLocation(stops[at + 1])];
    if (!from || !to) return undefined;
    const miles = toRoadMiles(milesBetween(from, to));
    if (miles < 0.1) return undefined;
    return { miles: Math.round(miles * 10) / 10, minutes: Math.max(5, Math.round(toDriveMinutes(miles) / 5) * 5) };
  });
}

/** The location of a stop; undefined if it is unknown. */
export function getLocation(stop: Place | undefined): { lat: number; lng: number } | undefined {
  if (!stop || stop.lat === null || stop.lng === null) return undefined;
  return { lat: stop.lat, lng: stop.lng };
}
