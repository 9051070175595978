import type { StyleSpecification } from 'maplibre-gl';
import { mainRoads, stateBorders, stateNames, states } from './baseData';
import { token } from './token';

/** Our own base map: no network, no glyphs (names use a font of the device). */
export function baseStyle(): StyleSpecification {
  const [page, surface, faint] = [token('--color-hover'), token('--color-surface'), token('--color-faint')];
  const [line, strong] = [token('--color-line'), token('--color-line-strong')];
  return {
    version: 8,
    sources: {
      states: { type: 'geojson', data: states },
      borders: { type: 'geojson', data: stateBorders },
      roads: { type: 'geojson', data: mainRoads },
      names: { type: 'geojson', data: stateNames },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': page } },
      { id: 'states', type: 'fill', source: 'states', paint: { 'fill-color': surface } },
      {
        id: 'roads',
        type: 'line',
        source: 'roads',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': line, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 1, 9, 3] },
      },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': strong, 'line-width': 1 } },
      {
        id: 'names',
        type: 'symbol',
        source: 'names',
        layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': 12 },
        paint: { 'text-color': faint },
      },
    ],
  };
}
