import {
  type GeoJSONSource,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
  type ExpressionSpecification,
  type LayerSpecification,
  type StyleSpecification,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Bounds, Point } from '../circle';
import { type Circle, uniteCircles } from '../coverage';
import type { Region } from './region';
import { addShields, shieldName, token } from './shields';

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

/** The product's own base map. It needs no network but its data: names are drawn in a font of the device. */
function baseStyle(region: Region): StyleSpecification {
  const sources = Object.fromEntries(
    Object.entries(region).map(([name, data]) => [name, { type: 'geojson' as const, data }]),
  );
  return { version: 8, sources, layers: [...ground(), ...lines(), ...townNames()] };
}

function ground(): LayerSpecification[] {
  const fill = (source: keyof Region, color: string): LayerSpecification => ({
    id: source,
    type: 'fill',
    source,
    paint: { 'fill-color': color },
  });
  return [
    { id: 'water', type: 'background', paint: { 'background-color': token('--color-map-water') } },
    fill('land', token('--color-map-land')),
    fill('parks', token('--color-map-park')),
    fill('urban', token('--color-map-urban')),
    fill('lakes', token('--color-map-water')),
  ];
}

function lines(): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const line = (source: keyof Region, color: string, paint: object, minzoom = 0): LayerSpecification => ({
    id: `${source}-line`,
    type: 'line',
    source,
    minzoom,
    layout: round,
    paint: { 'line-color': color, ...paint },
  });
  return [
    line('counties', token('--color-map-county'), { 'line-width': 1, 'line-dasharray': [3, 2] }, 5.5),
    line('rivers', token('--color-map-water'), { 'line-width': byZoom(5, 0.6, 10, 2) }, 5),
    line('railroads', token('--color-map-rail'), { 'line-width': 1, 'line-dasharray': [4, 3] }, 7),
    line('states', token('--color-map-state'), { 'line-width': byZoom(4, 0.8, 9, 1.6) }),
    {
      id: 'road-edge',
      type: 'line',
      source: 'roads',
      layout: round,
      paint: {
        'line-color': token('--color-map-road-edge'),
        'line-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['match', ['get', 'kind'], 'interstate', 1.6, 1],
          10,
          ['match', ['get', 'kind'], 'interstate', 7, 5],
        ],
      },
    },
    {
      id: 'road',
      type: 'line',
      source: 'roads',
      minzoom: 6,
      layout: round,
      paint: {
        'line-color': token('--color-map-road'),
        'line-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          6,
          ['match', ['get', 'kind'], 'interstate', 1.2, 0.4],
          10,
          ['match', ['get', 'kind'], 'interstate', 5, 3.4],
        ],
      },
    },
  ];
}

/** Towns by their rank: the largest from afar, all of them close up. */
const townRanks = [
  { ranks: [0, 3], minzoom: 3, size: 13 },
  { ranks: [4, 5], minzoom: 5, size: 12 },
  { ranks: [6, 6], minzoom: 6, size: 12 },
  { ranks: [7, 7], minzoom: 7, size: 11 },
  { ranks: [8, 10], minzoom: 7.5, size: 11 },
] as const;

const font = { 'text-font': ['sans-serif'] };
const haloWidth = 1.4;

/** The layers of town names with the ranks each shows. */
function townLayers() {
  return townRanks.map(({ ranks: [from, to], minzoom, size }) => ({
    id: `towns-${from}`,
    type: 'symbol' as const,
    source: 'places',
    minzoom,
    filter: ['all', ['>=', ['get', 'rank'], from], ['<=', ['get', 'rank'], to]] satisfies ExpressionSpecification,
    layout: { ...font, 'text-field': ['get', 'name'] satisfies ExpressionSpecification, 'text-size': size },
    paint: {
      'text-color': token('--color-map-text'),
      'text-halo-color': token('--color-map-land'),
      'text-halo-width': haloWidth,
    },
  }));
}

function townNames(): LayerSpecification[] {
  const halo = { 'text-halo-color': token('--color-map-land'), 'text-halo-width': haloWidth };
  return [
    {
      id: 'shields',
      type: 'symbol',
      source: 'roads',
      minzoom: 5.5,
      layout: {
        ...font,
        'symbol-placement': 'line',
        'symbol-spacing': 220,
        'icon-image': shieldName,
        'icon-rotation-alignment': 'viewport',
        'text-rotation-alignment': 'viewport',
        'text-field': ['get', 'number'],
        'text-size': 10,
        'text-offset': [0, -0.08],
      },
      paint: {
        'text-color': ['match', ['get', 'kind'], 'interstate', token('--color-on-primary'), token('--color-map-text')],
      },
    },
    ...townLayers().toReversed(),
    {
      id: 'parks-names',
      type: 'symbol',
      source: 'parks',
      minzoom: 6.5,
      layout: { ...font, 'text-field': ['get', 'name'], 'text-size': 10 },
      paint: { ...halo, 'text-color': token('--color-success-strong') },
    },
    {
      id: 'lake-names',
      type: 'symbol',
      source: 'lakes',
      minzoom: 7,
      layout: { ...font, 'text-field': ['get', 'name'], 'text-size': 10 },
      paint: { 'text-color': token('--color-map-interstate') },
    },
  ];
}

function byZoom(from: number, small: number, to: number, large: number) {
  return ['interpolate', ['linear'], ['zoom'], from, small, to, large];
}
