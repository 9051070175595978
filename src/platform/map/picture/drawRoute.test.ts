// @vitest-environment node
import { expect, it } from 'vitest';
import type { Region } from '../engine/region';
import { drawInRegion, pictureSize } from './drawRoute';

const none: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
const collect = (...shapes: [GeoJSON.Geometry, object?][]): GeoJSON.FeatureCollection => ({
  ...none,
  features: shapes.map(([geometry, properties = {}]) => ({ type: 'Feature', geometry, properties })),
});
const road = (...coordinates: number[][]): GeoJSON.Geometry => ({ type: 'LineString', coordinates });
const town = (name: string, rank: number, lng: number, lat: number): [GeoJSON.Geometry, object] => [
  { type: 'Point', coordinates: [lng, lat] },
  { name, rank },
];
const region: Region = {
  land: none,
  states: none,
  counties: none,
  urban: none,
  parks: none,
  lakes: none,
  rivers: none,
  railroads: none,
  roads: collect([road([-112, 33.4], [-111.6, 33.4])], [road([-114, 36], [-115, 36.2])]),
  places: collect(town('Guadalupe', 8, -111.83, 33.44), town('Phoenix', 0, -111.84, 33.44), town('Reno', 1, -119, 39)),
};
const tempe = { lat: 33.4255, lng: -111.94 };
const gilbert = { lat: 33.35, lng: -111.79 };

it('a route fills the picture, north up and east right', () => {
  const { stops } = drawInRegion(region, [tempe, gilbert]);
  const [xs, ys] = [stops.map(({ x }) => x), stops.map(({ y }) => y)];
  expect(xs).toEqual(xs.toSorted((one, other) => one - other));
  expect(ys).toEqual(ys.toSorted((one, other) => one - other));
  expect(Math.min(...xs, ...ys)).toBeGreaterThan(0);
  expect(Math.max(...xs)).toBeLessThan(pictureSize.width);
  expect(Math.max(...ys)).toBeLessThan(pictureSize.height);
});

it('draws the roads near it only', () => {
  const roads = drawInRegion(region, [tempe, gilbert]).layers.find(({ name }) => name === 'roads');
  expect(roads?.path.match(/M/g)).toHaveLength(1);
});

it('only the larger town keeps its name if two names would overlap', () => {
  expect(drawInRegion(region, [tempe, gilbert]).towns.map(({ name }) => name)).toEqual(['Phoenix']);
});

it('one stop is in the middle', () => {
  expect(drawInRegion(region, [tempe]).stops).toEqual([{ x: 180, y: expect.closeTo(80, 0) as number }]);
});
