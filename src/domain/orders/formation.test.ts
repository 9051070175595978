// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { crewSize, isFilled, getOrderStatus, slotFit } from './formation';

it.each([
  ['no one invited', [0, 0], [0, 0], 1],
  ['no one has accepted', [0, 1], [0, 0], 2],
  ['some have', [1, 0], [0, 1], 3],
  ['all have', [1, 0], [2, 1], 4],
] as const)('orderStatusOf: %s', (_name, [driver, asked], [helpers, more], expected) => {
  const slots = [
    { position: PositionCode.foremanDriver, required: 1, accepted: driver, pending: asked } as const,
    { position: PositionCode.helper, required: 2, accepted: helpers, pending: more } as const,
  ];
  expect(getOrderStatus(slots)).toBe(expected);
});

it.each([
  ['in their own position', [1], 1, 'own'],
  ['anyone as helper', [2], 3, 'helper'],
  ['a foreman/driver as driver', [4], 1, 'own'],
  ['a foreman/driver as foreman', [4], 2, 'own'],
  ['who is both as foreman/driver', [1, 2], 4, 'own'],
  ['a driver not as foreman/driver', [1], 4, 'no'],
  ['a helper not as driver', [3], 1, 'no'],
  ['without a position nowhere', [], 3, 'no'],
] as const)('slotFit: %s', (_name, positions, index, expected) => {
  expect(slotFit(positions, index)).toBe(expected);
});

it('crewSize adds the positions up; a slot is filled by as many as it needs', () => {
  expect(crewSize([{ count: 2 }, { count: 1 }])).toBe(3);
  expect(isFilled({ required: 2, accepted: 1 })).toBe(false);
  expect(isFilled({ required: 2, accepted: 2 })).toBe(true);
});
