import { type GeoJSONSource, Map as MapLibre, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { baseStyle } from './baseStyle';
import { type Bounds, circleAround, type Point } from './circle';
import { token } from './token';

// The worker is a separate file, as the page's security policy requires (docs/product.md, "Security headers").
setWorkerUrl(workerUrl);

export type Circle = Point & { miles: number };
/** A GeoJSON geometry, the form in which the provider sends a city's boundary. */
export type Outline =
  { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] };

export type Engine = {
  showCircles: (circles: readonly Circle[]) => void;
  showOutline: (outline: Outline | undefined) => void;
  /** A line from point to point. */
  showRoute: (points: readonly Point[]) => void;
  frame: (bounds: Bounds, calm: boolean) => void;
  /** Pixels from the map's upper left corner. */
  place: (point: Point) => { x: number; y: number };
  remove: () => void;
};

type Options = {
  container: HTMLElement;
  bounds: Bounds;
  styleUrl: string | undefined;
  onReady: () => void;
  onMove: () => void;
  onRest: () => void;
  onFailure: () => void;
};

/** The only module that uses MapLibre: draws circles on the base map and converts points to pixels. */
export function createEngine({ container, bounds, styleUrl, ...on }: Options): Engine {
  const map = new MapLibre({
    container,
    style: styleUrl ?? baseStyle(),
    bounds,
    fitBoundsOptions: { padding },
    ...(styleUrl === undefined && { attributionControl: false as const }),
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    minZoom: 3,
    maxZoom: 13,
  });
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
    showCircles: (circles) => void source('circles')?.setData(polygons(circles)),
    showOutline: (outline) => void source('outline')?.setData(outline ? shape(outline) : nothing),
    showRoute: (points) => void source('route')?.setData(points.length > 1 ? shape(toLine(points)) : nothing),
    frame: (next, calm) => void map.fitBounds(next, { padding, maxZoom: 11, animate: calm, duration: 500 }),
    place: ({ lat, lng }) => map.project([lng, lat]),
    remove: () => map.remove(),
  };
}

const padding = 32;
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
    paint: { 'line-color': primary, 'line-width': 3 },
  });
  map.addLayer({
    id: 'outline',
    type: 'line',
    source: 'outline',
    paint: { 'line-color': primary, 'line-width': 2, 'line-dasharray': [2, 1.5] },
  });
}

function polygons(circles: readonly Circle[]) {
  const features = circles.map((circle) =>
    shape({ type: 'Polygon', coordinates: [circleAround(circle, circle.miles)] }),
  );
  return { type: 'FeatureCollection' as const, features };
}

function toLine(points: readonly Point[]) {
  return { type: 'LineString' as const, coordinates: points.map(({ lat, lng }) => [lng, lat]) };
}

function shape(geometry: Outline | ReturnType<typeof toLine>) {
  return { type: 'Feature' as const, properties: {}, geometry };
}
