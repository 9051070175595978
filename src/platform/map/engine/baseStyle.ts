import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Region } from './region';
import { shieldName } from './shields';
import { token } from './token';

/** The product's own base map. It needs no network but its data: names are drawn in a font of the device. */
export function baseStyle(region: Region): StyleSpecification {
  const sources = Object.fromEntries(
    Object.entries(region).map(([name, data]) => [name, { type: 'geojson' as const, data }]),
  );
  return { version: 8, sources, layers: [...ground(), ...lines(), ...names()] };
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
export function townLayers() {
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

function names(): LayerSpecification[] {
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
