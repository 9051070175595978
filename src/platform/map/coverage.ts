import { union, type Geom } from 'polyclip-ts';
import { circleAround, type Point } from './circle';

export type Circle = Point & { miles: number };

/** What circles cover together, as one shape: where two of them overlap it is not shaded twice. */
export function coverageOf(circles: readonly Circle[]): GeoJSON.MultiPolygon {
  const rings = circles.map((circle): Geom => [circleAround(circle, circle.miles)]);
  const [first, ...rest] = rings;
  return { type: 'MultiPolygon', coordinates: first ? union(first, ...rest) : [] };
}
