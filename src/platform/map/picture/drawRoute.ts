import { type Bounds, getBounds, type Point } from '../circle';
import { loadRegion, type Region } from '../engine/region';

/** Width and height of the picture in its own units. */
export const pictureSize = { width: 360, height: 160 };

type Position = readonly number[];
type Spot = { x: number; y: number };
type Layer = 'parks' | 'urban' | 'lakes' | 'rivers' | 'roads';

export type RouteDrawing = {
  /** Paths from the ground up. */
  layers: readonly { name: Layer; path: string }[];
  towns: readonly (Spot & { name: string })[];
  /** The stops in order. */
  stops: readonly Spot[];
};

const layers: readonly Layer[] = ['urban', 'parks', 'lakes', 'rivers', 'roads'];
/** Miles around the outermost stops. */
const margin = 3;

/** Draws the base map around a route: a still picture that needs no map library. */
export async function drawRoute(stops: readonly Point[]): Promise<RouteDrawing> {
  return drawInRegion(await loadRegion(), stops);
}

export function drawInRegion(region: Region, stops: readonly Point[]): RouteDrawing {
  const place = createProjection(getBounds(stops.map((stop) => ({ ...stop, miles: margin }))));
  const spots = stops.map(({ lat, lng }) => place([lng, lat]));
  return {
    layers: layers.map((name) => ({ name, path: drawLayer(region[name], place) })),
    towns: pickTowns(region.places, place, spots),
    stops: spots,
  };
}

type Place = (position: Position) => Spot;

/** Web Mercator, as large as the bounds fit into the picture. */
function createProjection([west, south, east, north]: Bounds = [-112.5, 33.2, -111.5, 33.7]): Place {
  const { width, height } = pictureSize;
  const [left, right] = [toRadians(west), toRadians(east)];
  const [low, high] = [toMercator(south), toMercator(north)];
  const scale = Math.min(width / (right - left), height / (high - low));
  return ([lng = 0, lat = 0]) => ({
    x: round(width / 2 + (toRadians(lng) - (left + right) / 2) * scale),
    y: round(height / 2 - (toMercator(lat) - (low + high) / 2) * scale),
  });
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toMercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2));
const round = (number: number) => Math.round(number * 10) / 10;

function drawLayer({ features }: GeoJSON.FeatureCollection, place: Place): string {
  return features
    .flatMap(({ geometry }) => listLines(geometry))
    .map((line) => line.map(place))
    .filter(touchesPicture)
    .map((spots) => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');
}

/** The lines and rings of a geometry. */
function listLines(geometry: GeoJSON.Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  if (geometry.type === 'MultiLineString' || geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function touchesPicture(spots: readonly Spot[]): boolean {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const { width, height } = pictureSize;
  return Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height;
}

/** Towns that fit: the largest first, none on a stop or another name. */
function pickTowns({ features }: GeoJSON.FeatureCollection, place: Place, stops: readonly Spot[]) {
  const towns = features.flatMap(({ geometry, properties }) => {
    const name: unknown = properties?.name;
    if (geometry.type !== 'Point' || typeof name !== 'string') return [];
    return [{ ...place(geometry.coordinates), name, rank: Number(properties?.rank ?? 0) }];
  });
  const taken: Spot[] = [...stops];
  const isFree = ({ x, y }: Spot) => taken.every((spot) => Math.abs(spot.x - x) > 64 || Math.abs(spot.y - y) > 18);
  return towns
    .filter(({ x, y }) => x > 36 && x < pictureSize.width - 36 && y > 14 && y < pictureSize.height - 8)
    .toSorted((one, other) => one.rank - other.rank)
    .filter((town) => isFree(town) && taken.push(town))
    .map(({ x, y, name }) => ({ x, y, name }));
}
