/** Simple geometry on the globe, accurate to a fraction of a percent at the size of a county. */

export type Point = { lat: number; lng: number };
/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Arizona and southern Nevada, for a map that shows nothing yet. */
export const southwest: Bounds = [-116, 31.2, -109, 37];

const milesPerDegree = 69.05;

/** A closed ring of positions (longitude first, as in GeoJSON) at a distance around a point. */
export function circleAround({ lat, lng }: Point, miles: number, corners = 64): [number, number][] {
  const ring = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (index / corners) * 2 * Math.PI;
    return [lng + degreesEast(miles * Math.cos(angle), lat), lat + (miles * Math.sin(angle)) / milesPerDegree];
  });
  return [...ring, ...ring.slice(0, 1)];
}

/** The smallest bounds around circles; undefined without circles. */
export function getBounds(circles: readonly (Point & { miles: number })[]): Bounds | undefined {
  if (circles.length === 0) return undefined;
  const edges = circles.map(({ lat, lng, miles }) => {
    const [up, aside] = [miles / milesPerDegree, degreesEast(miles, lat)];
    return { west: lng - aside, south: lat - up, east: lng + aside, north: lat + up };
  });
  return [
    Math.min(...edges.map(({ west }) => west)),
    Math.min(...edges.map(({ south }) => south)),
    Math.max(...edges.map(({ east }) => east)),
    Math.max(...edges.map(({ north }) => north)),
  ];
}

/** Miles between two points, along the great circle. */
export function milesBetween(one: Point, other: Point): number {
  const [up, aside] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const chord =
    Math.sin(up / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(aside / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(chord));
}

function degreesEast(miles: number, lat: number): number {
  return miles / (milesPerDegree * Math.cos(radians(lat)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
