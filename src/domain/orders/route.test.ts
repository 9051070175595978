// @vitest-environment node
import { expect, it } from 'vitest';
import { getRouteCities } from './schedule';

it.each([
  ['Tempe', 'Gilbert', { from: 'Tempe', to: 'Gilbert' }],
  ['Gilbert', 'Gilbert', { from: 'Gilbert', to: undefined }],
  ['Gilbert', null, { from: 'Gilbert', to: undefined }],
  [null, 'Gilbert', { from: 'Gilbert', to: undefined }],
  [null, null, { from: undefined, to: undefined }],
])('a job from %s to %s names each city once', (city_from, city_to, cities) =>
  expect(getRouteCities({ city_from, city_to })).toEqual(cities),
);
