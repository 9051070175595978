// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CrewMember } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { makeCandidate, makeSlot, withConflict } from '../../../../../tests/kit/people/candidates';
import {
  findOpenPosition,
  findPickProblem,
  listOpenPositions,
  listPositions,
  type Picks,
  toInviteRequest,
  withPicks,
} from './picks';

const { driver, foreman, helper, foremanDriver } = PositionCode;

/** Someone on a crew of whom the provider gives nothing. */
const unknown: CrewMember = {
  invitation_id: null,
  employee_id: null,
  user_id: -1,
  first_name: '',
  last_name: '',
  avatar_url: null,
  position: null,
  as_helper: false,
  hourly_rate: null,
  status: null,
  source: null,
  message: null,
  reason: null,
  created_at: null,
  responded_at: null,
  expires_at: null,
  phone: null,
  attendance: [],
  running_late: null,
  version: null,
};

const picksFor = (...positions: PositionCode[]): Picks =>
  Object.fromEntries(positions.map((position, index) => [`e${index + 1}`, { position, rate: 2400 }]));

it('open positions are listed with a person’s own position first', () => {
  expect(
    listOpenPositions(
      [PositionCode.foremanDriver],
      [makeSlot(PositionCode.helper, 2), makeSlot(PositionCode.foremanDriver, 1), makeSlot(PositionCode.driver, 1, 1)],
    ),
  ).toEqual([PositionCode.foremanDriver, PositionCode.helper]);
});

it.each([
  [
    'someone whose positions are not known may fill every open slot',
    [],
    [makeSlot(foreman, 1), makeSlot(helper, 1, 1)],
    [foreman],
  ],
  [
    'a job whose slots are not known takes people in their own positions',
    [foremanDriver, foreman],
    [],
    [foremanDriver, foreman],
  ],
  ['where neither is known, a helper comes first', [], [], [helper, driver, foreman, foremanDriver]],
] as const)('%s', (_name, positions, slots, expected) => {
  expect(listOpenPositions(positions, slots)).toEqual(expected);
  expect(findOpenPosition(positions, slots, {})).toBe(expected[0]);
});

it('lists the positions with slots, then those that only people have', () => {
  const members = [{ position: PositionCode.helper }, { position: null }].map((known) => ({ ...unknown, ...known }));
  const lines = listPositions({ slots: [makeSlot(PositionCode.driver, 1)], members }, picksFor(PositionCode.foreman));
  expect(lines.map(({ position, slot }) => [position, slot?.required])).toEqual([
    [PositionCode.driver, 1],
    [PositionCode.helper, undefined],
    [null, undefined],
    [PositionCode.foreman, undefined],
  ]);
});

describe('findOpenPosition', () => {
  const slots = [makeSlot(PositionCode.foremanDriver, 1), makeSlot(PositionCode.helper, 2)];
  it.each([
    ['their own position while no one is invited to it', [4], slots, {}, 4],
    ['as helper once their own slot is picked', [4], slots, picksFor(PositionCode.foremanDriver), 3],
    [
      'a second invitation for the same slot when all have one',
      [3],
      slots,
      picksFor(PositionCode.foremanDriver, PositionCode.helper, PositionCode.helper),
      3,
    ],
    ['none when all slots are filled', [3], [makeSlot(PositionCode.helper, 1, 1)], {}, undefined],
    [
      'none beyond twelve for a position',
      [3],
      [makeSlot(PositionCode.helper, 2, 0, 11)],
      picksFor(PositionCode.helper),
      undefined,
    ],
    ['none for someone no slot fits', [3], [makeSlot(PositionCode.driver, 1)], {}, undefined],
  ] as const)('%s', (_name, positions, lines, picks, expected) => {
    expect(findOpenPosition(positions, lines, picks)).toBe(expected);
  });
});

it('counts four picks for three slots; invited people leave fewer open', () => {
  const lines = withPicks(
    [makeSlot(PositionCode.foremanDriver, 1), makeSlot(PositionCode.helper, 2, 0, 1)],
    picksFor(PositionCode.foremanDriver, PositionCode.helper, PositionCode.helper, PositionCode.helper),
  );
  expect(lines.map(({ taken, open }) => [taken, open])).toEqual([
    [1, 0],
    [4, 0],
  ]);
});

describe('findPickProblem', () => {
  const busy = makeCandidate(4, withConflict());
  const pick = { position: PositionCode.helper, rate: 2400 } as const;
  it.each([
    ['none', makeCandidate(4), pick, [makeSlot(PositionCode.helper, 1)], undefined],
    [
      'none for someone who declined before',
      makeCandidate(4, { invitation_status: InvitationStatus.rejected }),
      pick,
      [makeSlot(PositionCode.helper, 1)],
      undefined,
    ],
    [
      'another dispatcher invited them',
      makeCandidate(4, { invitation_status: InvitationStatus.new }),
      pick,
      [makeSlot(PositionCode.helper, 1)],
      'invited',
    ],
    ['the slot is filled', makeCandidate(4), pick, [makeSlot(PositionCode.helper, 1, 1)], 'noSlot'],
    ['the job no longer needs the position', makeCandidate(4), pick, [makeSlot(PositionCode.driver, 1)], 'noSlot'],
    ['they work on another job', busy, pick, [makeSlot(PositionCode.helper, 1)], 'busy'],
    ['unless that is overridden', busy, { ...pick, reason: 'Swapped' }, [makeSlot(PositionCode.helper, 1)], undefined],
    ['they left the team', undefined, pick, [makeSlot(PositionCode.helper, 1)], 'gone'],
  ] as const)('%s', (_name, person, choice, slots, expected) => {
    expect(findPickProblem(person, choice, slots)).toBe(expected);
  });
});

it('toInviteRequest leaves out an empty message and missing reasons', () => {
  const picks: Picks = {
    e4: { position: PositionCode.helper, rate: 2400 },
    e7: { position: PositionCode.foremanDriver, rate: 3300, reason: 'Swapped' },
  };
  const employees = [
    { employee_id: 4, position: PositionCode.helper, hourly_rate: 2400 },
    { employee_id: 7, position: PositionCode.foremanDriver, hourly_rate: 3300 },
  ];
  expect(toInviteRequest(picks, ' Gloves ')).toEqual({
    employees,
    message: 'Gloves',
    override: [{ employee_id: 7, reason: 'Swapped' }],
  });
  expect(toInviteRequest({}, '  ')).toEqual({ employees: [] });
});
