import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { countCapacity, countSlots } from './capacity';

const { driver, foreman, helper, foremanDriver } = PositionCode;
const members = [
  { userId: 1, positions: [helper] },
  { userId: 2, positions: [driver] },
  { userId: 3, positions: [driver, foreman] },
  { userId: 4, positions: [foremanDriver] },
];
const count = (facts: Partial<Parameters<typeof countCapacity>[0]>) => {
  const day = { needs: [], booked: [], open: [], busy: new Set<number>(), ...facts };
  return countCapacity(day, members).map(({ position, needed, booked, free }) => [position, needed, booked, free]);
};

it.each([
  [
    'no jobs: everyone is free in each position they can fill',
    {},
    [
      [1, 0, 0, 3],
      [2, 0, 0, 2],
      [3, 0, 0, 4],
      [4, 0, 0, 2],
    ],
  ],
  [
    'slots of several jobs add up',
    {
      needs: [
        { position: helper, count: 2 },
        { position: helper, count: 3 },
        { position: driver, count: 1 },
      ],
    },
    [
      [1, 1, 0, 3],
      [2, 0, 0, 2],
      [3, 5, 0, 4],
      [4, 0, 0, 2],
    ],
  ],
  [
    'a booked person is not free in any position',
    { needs: [{ position: foreman, count: 1 }], booked: [foreman], busy: new Set([3]) },
    [
      [1, 0, 0, 2],
      [2, 1, 1, 1],
      [3, 0, 0, 3],
      [4, 0, 0, 1],
    ],
  ],
  [
    'a person who works elsewhere is not free',
    { busy: new Set([1, 9]) },
    [
      [1, 0, 0, 3],
      [2, 0, 0, 2],
      [3, 0, 0, 3],
      [4, 0, 0, 2],
    ],
  ],
])('%s', (_name, facts, expected) => expect(count(facts)).toEqual(expected));

it('adds up the open slots of each position', () => {
  const open = [
    { position: helper, count: 1 },
    { position: foreman, count: 1 },
    { position: helper, count: 2 },
  ];
  expect(countSlots({ needs: [], booked: [], open }).map((line) => [line.position, line.open])).toEqual([
    [driver, 0],
    [foreman, 1],
    [helper, 3],
    [foremanDriver, 0],
  ]);
});
