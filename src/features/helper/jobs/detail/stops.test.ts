// @vitest-environment node
import { expect, it } from 'vitest';
import { getDirectionsLink } from './stops';

it.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:0,0?q=410%20W%20Copperleaf%20Ave%2C%20Tempe'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 'maps://?daddr=410%20W%20Copperleaf%20Ave%2C%20Tempe'],
  [
    'a computer',
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.google.com/maps/dir/?api=1&destination=410%20W%20Copperleaf%20Ave%2C%20Tempe',
  ],
])('opens the map of %s', (_, userAgent, link) => {
  expect(getDirectionsLink('410 W Copperleaf Ave, Tempe', userAgent)).toBe(link);
});
