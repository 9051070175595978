// @vitest-environment node
import { expect, it } from 'vitest';
import { pinOf } from './addressPin';
import { milesBetween } from '../crew/conflicts';

const tempe = { lat: 33.426, lng: -111.94 };

it('an address always lies at the same place, however it is written', () => {
  expect(pinOf('410 W Copperleaf Ave', tempe)).toEqual(pinOf(' 410 w copperleaf ave', tempe));
});

it('two addresses of a town lie apart, and neither far from its middle', () => {
  const houses = Array.from({ length: 200 }, (_, at) => pinOf(`${at * 17 + 10} E Elm St`, tempe));
  const away = houses.map((house) => milesBetween(tempe, house));
  expect(Math.min(...away)).toBeGreaterThan(0.3);
  expect(Math.max(...away)).toBeLessThan(2.1);
  expect(new Set(houses.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBeGreaterThan(190);
});
