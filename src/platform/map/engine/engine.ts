import { type GeoJSONSource, Map as MapLibre, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { baseStyle, townLayers } from './baseStyle';
import type { Bounds, Point } from '../circle';
import { type Circle, uniteCircles } from '../coverage';
import type { Region } from './region';
import { addShields } from './shields';
import { token } from './token';

// The worker is a separate file, as the page's security policy requires (docs/product.md, "Security headers").
setWorkerUrl(workerUrl);

/** A GeoJSON geometry, as the provider sends the boundary of a town. */
export type Outline =
  | { type: 'Polygon'; coordinates: number[][][] }
  | { type: 'MultiPolygon'; coordinates: number[][][][] };

export type Engine = {
  showCircles: (circles: readonly Circle[]) => void;
  showOutline: (outline: Outline | undefined) => void;
  /** Leaves these towns to the markers above the map. */
  hideTowns: (names: readonly string[]) => void;
  /** A dashed line from point to point: the order of the stops, not the streets. */
  showRoute: (points: readonly Point[]) => void;
  frame: (bounds: Bounds, calm: boolean) => void;
  /** Pixels from the map's upper left corner. */
  place: (point: Point) => { x: number; y: number };
  remove: () => void;
};

type Options = {
  container: HTMLElement;
  bounds: Bounds;
  /** The geometry of the product's own base map, or the address of another style. */
  base: Region | string;
  onReady: () => void;
  onMove: () => void;
  onRest: () => void;
  onFailure: () => void;
};

/** The only place that knows MapLibre: draws circles over the base map and locates points on it. */
export function createEngine({ container, bounds, base, ...on }: Options): Engine {
  const map = new MapLibre({
    container,
    style: typeof base === 'string' ? base : baseStyle(base),
    bounds,
    fitBoundsOptions: { padding },
    ...(typeof base === 'string' ? {} : ownMap),
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    minZoom: 4,
    maxZoom: 13,
  });
  if (typeof base !== 'string') addShields(map);
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  const source = (id: string) => map.getSource<GeoJSONSource>(id);
  map.on('load', () => {
    addLayers(map);
    on.onReady();
  });
  map.on('move', on.onMove);
  map.on('moveend', on.onRest);
  map.on('resize', on.onRest);
  map.on('error', () => !map.isStyleLoaded() && on.onFailure());
  return {
    showCircles: (circles) => void source('circles')?.setData(shape(uniteCircles(circles))),
    showOutline: (outline) => void source('outline')?.setData(outline ? shape(outline) : nothing),
    hideTowns: (names) => hideTowns(map, names),
    showRoute: (points) => void source('route')?.setData(points.length > 1 ? shape(toLine(points)) : nothing),
    frame: (next, calm) => void map.fitBounds(next, { padding, maxZoom: 11, animate: calm, duration: 500 }),
    place: ({ lat, lng }) => map.project([lng, lat]),
    remove: () => map.remove(),
  };
}

/** Leaves the controls and the labels of the outermost places in the frame, in pixels. */
const padding = { top: 40, right: 56, bottom: 48, left: 36 };
/** The base map ends where its data ends; its sources need no mention on the map. */
const ownMap = { attributionControl: false as const, maxBounds: [-125, 28.6, -104, 44] as Bounds };
const nothing = { type: 'FeatureCollection' as const, features: [] };

function addLayers(map: MapLibre): void {
  const primary = token('--color-primary');
  map.addSource('circles', { type: 'geojson', data: nothing });
  map.addSource('outline', { type: 'geojson', data: nothing });
  map.addLayer({
    id: 'circle-fill',
    type: 'fill',
    source: 'circles',
    paint: { 'fill-color': primary, 'fill-opacity': 0.05 },
  });
  map.addLayer({
    id: 'circle-edge',
    type: 'line',
    source: 'circles',
    paint: { 'line-color': primary, 'line-opacity': 0.45, 'line-width': 1.5 },
  });
  map.addSource('route', { type: 'geojson', data: nothing });
  map.addLayer({
    id: 'route',
    type: 'line',
    source: 'route',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': primary, 'line-width': 3, 'line-dasharray': [1.5, 1.5] },
  });
  map.addLayer({
    id: 'outline',
    type: 'line',
    source: 'outline',
    paint: { 'line-color': primary, 'line-width': 2, 'line-dasharray': [2, 1.5] },
  });
}

function hideTowns(map: MapLibre, names: readonly string[]): void {
  for (const { id, filter } of townLayers()) {
    if (map.getLayer(id)) map.setFilter(id, ['all', filter, ['!', ['in', ['get', 'name'], ['literal', [...names]]]]]);
  }
}

function toLine(points: readonly Point[]) {
  return { type: 'LineString' as const, coordinates: points.map(({ lat, lng }) => [lng, lat]) };
}

function shape(geometry: GeoJSON.Geometry) {
  return { type: 'Feature' as const, properties: {}, geometry };
}
