// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { InvitationStatus, PositionCode } from '../../../src/generated/model/codes';
import { type Asked, crewSize, formationOf, hasOpenSlot, slotLines, fillsSlotAs } from './formation';

const needs = [
  { position: 4 as const, count: 1 },
  { position: 3 as const, count: 2 },
];

function asked(...pairs: [PositionCode, InvitationStatus][]): Asked[] {
  return pairs.map(([position, status]) => ({ position, status }));
}

describe('formationOf', () => {
  it.each([
    ['nobody asked', asked(), 1],
    ['everybody said no', asked([4, 3], [3, 3]), 1],
    ['everybody cancelled', asked([4, 4], [3, 4]), 1],
    ['first invitation', asked([3, 1]), 2],
    ['one new, one said no', asked([3, 1], [3, 3]), 2],
    ['first accept', asked([4, 2], [3, 1]), 3],
    ['one accepted, nobody else asked', asked([4, 2]), 3],
    ['two of three', asked([4, 2], [3, 2]), 3],
    ['enough people, wrong positions', asked([3, 2], [3, 2]), 3],
    ['last slot', asked([4, 2], [3, 2], [3, 2]), 4],
    ['filled, one more still new', asked([4, 2], [3, 2], [3, 2], [3, 1]), 4],
    ['withdrawn below need', asked([4, 2], [3, 2], [3, 4]), 3],
    ['all accepted left again', asked([4, 4], [3, 4], [3, 4]), 1],
    ['all accepted left, one new', asked([4, 4], [3, 4], [3, 1]), 2],
  ] as const)('%s', (_name, invitations, status) => {
    expect(formationOf(needs, invitations)).toBe(status);
  });

  it('a requirement raised opens a formed crew, lowered it closes again', () => {
    const crew = asked([3, 2]);
    expect([1, 2, 1].map((count) => formationOf([{ position: 3, count }], crew))).toEqual([4, 3, 4]);
  });

  it('goes from pending to formed at once with a crew of one', () => {
    const one = [{ position: 3 as const, count: 1 }];
    expect([formationOf(one, asked([3, 1])), formationOf(one, asked([3, 2]))]).toEqual([2, 4]);
  });
});

it('slotLines counts by the position on the invitation', () => {
  expect(slotLines(needs, asked([4, 1], [3, 2], [3, 1], [3, 3], [1, 2]))).toEqual([
    { position: 4, required: 1, accepted: 0, pending: 1 },
    { position: 3, required: 2, accepted: 1, pending: 1 },
  ]);
  expect(crewSize(needs)).toBe(3);
});

it.each([
  ['open', asked([3, 2]), 3, true],
  ['full', asked([3, 2], [3, 2]), 3, false],
  ['new ones do not fill', asked([4, 1]), 4, true],
  ['not needed at all', asked(), 1, false],
] as const)('hasOpenSlot: %s', (_name, invitations, position, open) => {
  expect(hasOpenSlot(needs, invitations, position)).toBe(open);
});

describe('fillsSlotAs', () => {
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
    ['nobody in particular', [], 3, 'no'],
  ] as const)('%s', (_name, positions, slot, expected) => {
    expect(fillsSlotAs(positions, slot)).toBe(expected);
  });
});
