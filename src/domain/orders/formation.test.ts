// @vitest-environment node
import { describe, expect, it } from 'vitest';
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

describe('slotFit', () => {
  it.each([
    ['foreman/driver on driver', [4], 1, 'own'],
    ['foreman/driver on foreman', [4], 2, 'own'],
    ['foreman/driver on foreman/driver', [4], 4, 'own'],
    ['driver and foreman on foreman/driver', [1, 2], 4, 'own'],
    ['driver on foreman/driver', [1], 4, 'no'],
    ['foreman on foreman/driver', [2, 3], 4, 'no'],
    ['driver on foreman', [1], 2, 'no'],
    ['helper on helper', [3], 3, 'own'],
    ['helper on driver', [3], 1, 'no'],
    ['helper on foreman', [3], 2, 'no'],
    ['helper on foreman/driver', [3], 4, 'no'],
    ['driver and foreman on helper', [1, 2], 3, 'helper'],
    ['driver and foreman on driver', [1, 2], 1, 'own'],
    ['driver works as helper', [1], 3, 'helper'],
    ['foreman works as helper', [2], 3, 'helper'],
    ['foreman/driver works as helper', [4], 3, 'helper'],
    ['no position', [], 3, 'no'],
  ] as const)('%s', (_name, positions, slot, expected) => {
    expect(slotFit(positions, slot)).toBe(expected);
  });
});

it('crewSize adds the positions up; a slot is filled by as many as it needs', () => {
  expect(crewSize([{ count: 2 }, { count: 1 }])).toBe(3);
  expect(isFilled({ required: 2, accepted: 1 })).toBe(false);
  expect(isFilled({ required: 2, accepted: 2 })).toBe(true);
});
