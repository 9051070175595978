import { union, type Geom } from 'polyclip-ts';
import { circleAround, type Point } from './circle';

export type Circle = Point & { miles: number };

/** The union of circles, so that overlaps are not shaded twice. */
export function uniteCircles(circles: readonly Circle[]): GeoJSON.MultiPolygon {
  const rings = circles.map((circle): Geom => [circleAround(circle, circle.miles)]);
  const [first, ...rest] = rings;
  return { type: 'MultiPolygon', coordinates: first ? union(first, ...rest) : [] };
}

/** A place with its reach; a chosen one is shaded. */
export type MapArea = { id: number; name: string; lat: number; lng: number; miles: number; chosen: boolean };
