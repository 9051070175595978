// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode, OrderStatus } from '#generated/model/codes';
import { hourMs } from '../../provider/time/clock';
import {
  type Asked,
  getFormation,
  hasOpenSlot,
  getSlotLines,
  countCapacity,
  countSlots,
  getNextReminder,
  listDueReminders,
} from './formation';

const needs = [
  { position: 4 as const, count: 1 },
  { position: 3 as const, count: 2 },
];

function createInvited(...pairs: [PositionCode, InvitationStatus][]): Asked[] {
  return pairs.map(([position, status]) => ({ position, status }));
}

describe('formationOf', () => {
  it.each([
    ['no one invited', createInvited(), 1],
    [
      'everyone declined',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.rejected],
        [PositionCode.helper, InvitationStatus.rejected],
      ),
      1,
    ],
    [
      'everyone was canceled',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.cancelled],
        [PositionCode.helper, InvitationStatus.cancelled],
      ),
      1,
    ],
    ['first invitation', createInvited([PositionCode.helper, InvitationStatus.new]), 2],
    [
      'one new, one declined',
      createInvited([PositionCode.helper, InvitationStatus.new], [PositionCode.helper, InvitationStatus.rejected]),
      2,
    ],
    [
      'first accept',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.new],
      ),
      3,
    ],
    ['one accepted, no one else invited', createInvited([PositionCode.foremanDriver, InvitationStatus.accepted]), 3],
    [
      'two of three',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.accepted],
      ),
      3,
    ],
    [
      'enough people, wrong positions',
      createInvited([PositionCode.helper, InvitationStatus.accepted], [PositionCode.helper, InvitationStatus.accepted]),
      3,
    ],
    [
      'last slot',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.accepted],
      ),
      4,
    ],
    [
      'filled, one more still new',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.new],
      ),
      4,
    ],
    [
      'withdrawn below need',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.cancelled],
      ),
      3,
    ],
    [
      'all accepted left again',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.cancelled],
        [PositionCode.helper, InvitationStatus.cancelled],
        [PositionCode.helper, InvitationStatus.cancelled],
      ),
      1,
    ],
    [
      'all accepted left, one new',
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.cancelled],
        [PositionCode.helper, InvitationStatus.cancelled],
        [PositionCode.helper, InvitationStatus.new],
      ),
      2,
    ],
  ] as const)('%s', (_name, invitations, status) => {
    expect(getFormation(needs, invitations)).toBe(status);
  });

  it('a requirement raised opens a formed crew, lowered it closes again', () => {
    const crew = createInvited([PositionCode.helper, InvitationStatus.accepted]);
    expect([1, 2, 1].map((count) => getFormation([{ position: PositionCode.helper, count }], crew))).toEqual([
      OrderStatus.formed,
      OrderStatus.partiallyFormed,
      OrderStatus.formed,
    ]);
  });

  it('goes from pending to formed immediately with a crew of one', () => {
    const one = [{ position: 3 as const, count: 1 }];
    expect([
      getFormation(one, createInvited([PositionCode.helper, InvitationStatus.new])),
      getFormation(one, createInvited([PositionCode.helper, InvitationStatus.accepted])),
    ]).toEqual([OrderStatus.pending, OrderStatus.formed]);
  });
});

it('slotLines counts by the position on the invitation', () => {
  expect(
    getSlotLines(
      needs,
      createInvited(
        [PositionCode.foremanDriver, InvitationStatus.new],
        [PositionCode.helper, InvitationStatus.accepted],
        [PositionCode.helper, InvitationStatus.new],
        [PositionCode.helper, InvitationStatus.rejected],
        [PositionCode.driver, InvitationStatus.accepted],
      ),
    ),
  ).toEqual([
    { position: PositionCode.foremanDriver, required: 1, accepted: 0, pending: 1 },
    { position: PositionCode.helper, required: 2, accepted: 1, pending: 1 },
  ]);
});

it.each([
  ['open', createInvited([PositionCode.helper, InvitationStatus.accepted]), 3, true],
  [
    'full',
    createInvited([PositionCode.helper, InvitationStatus.accepted], [PositionCode.helper, InvitationStatus.accepted]),
    3,
    false,
  ],
  ['new ones do not fill', createInvited([PositionCode.foremanDriver, InvitationStatus.new]), 4, true],
  ['not needed at all', createInvited(), 1, false],
] as const)('hasOpenSlot: %s', (_name, invitations, position, open) => {
  expect(hasOpenSlot(needs, invitations, position)).toBe(open);
});

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

const start = 100 * hourMs;

it.each([
  ['before both', 70, 75, []],
  ['at 24 hours', 75, 76, [24]],
  ['once only', 76, 77, []],
  ['at 2 hours', 97, 98.5, [2]],
  ['both after a long pause', 70, 99, [24, 2]],
  ['none that was due before', 98, 99, []],
])('%s', (_what, since, now, due) => {
  expect(listDueReminders(start, since * hourMs, now * hourMs)).toEqual(due);
});

it.each([
  [70, 76],
  [76, 98],
  [98, null],
])('after hour %i the next is due at %s', (now, next) => {
  expect(getNextReminder(start, now * hourMs)).toBe(next === null ? null : next * hourMs);
});
