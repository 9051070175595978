// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { getMarketRanges } from './marketRates';

it.each([
  [[], [{ position: PositionCode.helper, from: 2000, to: 2700 }]],
  [[1], [{ position: PositionCode.driver, from: 2400, to: 3200 }]],
  [
    [2, 4],
    [
      { position: PositionCode.foreman, from: 2600, to: 3500 },
      { position: PositionCode.foremanDriver, from: 2900, to: 3900 },
    ],
  ],
] as const)('positions %j are usually paid %j', (positions, ranges) => {
  expect(getMarketRanges(positions)).toEqual(ranges);
});
