// @vitest-environment node
import { expect, it } from 'vitest';
import { getMarketRanges } from './marketRates';

it.each([
  [[], [{ position: 3, from: 2000, to: 2700 }]],
  [[1], [{ position: 1, from: 2400, to: 3200 }]],
  [
    [2, 4],
    [
      { position: 2, from: 2600, to: 3500 },
      { position: 4, from: 2900, to: 3900 },
    ],
  ],
] as const)('positions %j are usually paid %j', (positions, ranges) => {
  expect(getMarketRanges(positions)).toEqual(ranges);
});
