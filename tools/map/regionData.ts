import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mexico } from './mexico';
import { roads } from './roads';

type Region = { kind: string; name?: string; rank?: number };
type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; counties: GeometryCollection<{ name: string }> }>;

/** West, south, east, north: what the base map shows, in degrees. */
const bounds = [-125, 28.6, -104, 44] as const;
/** The states whose county lines are drawn. */
const served = ['04', '32'];

/**
 * The base map as TopoJSON: states and counties of us-atlas (US Census, public domain), water, towns, parks and railroads of
 * Natural Earth (public domain), main roads drawn by hand. Coordinates are rounded to about 100 meters.
 */
export function regionData(root: string): string {
  const atlas = readJson(join(root, 'node_modules/us-atlas/counties-10m.json')) as Atlas;
  const region = readJson(join(root, 'tools/map/naturalEarth.geojson')) as FeatureCollection<Geometry, Region>;
  const ofKind = (kind: string) => collection(region.features.filter(({ properties }) => properties.kind === kind));
  const states = collection(feature(atlas, atlas.objects.states).features.filter(isInside));
  const county = (id: unknown) => served.includes(String(id).slice(0, 2));
  const counties = mesh(
    atlas,
    { type: 'GeometryCollection', geometries: atlas.objects.counties.geometries.filter(({ id }) => county(id)) },
    (one, other) => one !== other && String(one.id).slice(0, 2) === String(other.id).slice(0, 2),
  );
  const data = topology(
    {
      land: collection([...states.features.map(withoutProperties), shape({ type: 'Polygon', coordinates: [mexico] })]),
      states: shape(mesh(atlas, { ...atlas.objects.states, geometries: near(atlas) }, (one, other) => one !== other)),
      counties: shape(counties),
      urban: ofKind('urban'),
      parks: ofKind('park'),
      lakes: ofKind('lake'),
      rivers: collection(
        ofKind('river').features.filter(({ properties }) => (properties.rank ?? 0) <= largestRiverRank),
      ),
      railroads: ofKind('railroad'),
      places: ofKind('place'),
      roads: collection(
        roads.map(({ line, ...properties }) => shape({ type: 'LineString', coordinates: line }, properties)),
      ),
    },
    quantization,
  );
  return `${JSON.stringify(data)}\n`;
}

/** Steps along each axis: about 100 meters each. */
const quantization = 20_000;
/** Natural Earth ranks rivers from 1; the small ones are clutter at the zooms of this map. */
const largestRiverRank = 7;

function near(atlas: Atlas) {
  const ids = new Set(
    feature(atlas, atlas.objects.states)
      .features.filter(isInside)
      .map(({ id }) => id),
  );
  return atlas.objects.states.geometries.filter(({ id }) => ids.has(id));
}

function isInside({ geometry }: Feature): boolean {
  const [west, south, east, north] = bounds;
  return listPositions(geometry).some(([lng = 0, lat = 0]) => lng > west && lng < east && lat > south && lat < north);
}

function listPositions(geometry: Geometry): Position[] {
  if (geometry.type === 'Polygon') return geometry.coordinates.flat();
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : [];
}

function withoutProperties({ geometry }: Feature): Feature {
  return shape(geometry);
}

function shape(geometry: Geometry, properties: Record<string, string> = {}): Feature {
  return { type: 'Feature', properties, geometry };
}

function collection<Each extends Feature>(features: Each[]) {
  return { type: 'FeatureCollection' as const, features };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
