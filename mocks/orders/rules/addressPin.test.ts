// @vitest-environment node
import { expect, it } from 'vitest';
import { getPin } from './addressPin';
import { getMilesBetween } from '../../crew/rules/busyTimes';

const tempe = { lat: 33.426, lng: -111.94 };

it('an address always lies at the same place, however it is written', () => {
  expect(getPin('410 W Copperleaf Ave', tempe)).toEqual(getPin(' 410 w copperleaf ave', tempe));
});

it('two addresses of a town lie apart, and neither far from its middle', () => {
  const pins = Array.from({ length: 200 }, (_, at) => getPin(`${at * 17 + 10} E Elm St`, tempe));
  const away = pins.map((pin) => getMilesBetween(tempe, pin));
  expect(Math.min(...away)).toBeGreaterThan(0.3);
  expect(Math.max(...away)).toBeLessThan(2.1);
  expect(new Set(pins.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBeGreaterThan(190);
});
