// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Candidate, Crew, CrewMember, CrewSlot } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import {
  toInviteRequest,
  estimateLaborRange,
  findObstacle,
  listOpenPositions,
  type Picks,
  findOpenPosition,
  withPicks,
} from './picks';

const slot = (position: PositionCode, required: number, accepted = 0, pending = 0): CrewSlot => ({
  position,
  required,
  accepted,
  pending,
});
const picksFor = (...positions: PositionCode[]): Picks =>
  Object.fromEntries(positions.map((position, place) => [`e${place + 1}`, { position, rate: 2400 }]));

it('open positions are listed with a person’s own position first', () => {
  expect(
    listOpenPositions(
      [PositionCode.foremanDriver],
      [slot(PositionCode.helper, 2), slot(PositionCode.foremanDriver, 1), slot(PositionCode.driver, 1, 1)],
    ),
  ).toEqual([PositionCode.foremanDriver, PositionCode.helper]);
});

describe('findOpenPosition', () => {
  const slots = [slot(PositionCode.foremanDriver, 1), slot(PositionCode.helper, 2)];
  it.each([
    ['their own position while no one is invited to it', [4], slots, {}, 4],
    ['as helper once their own place is picked', [4], slots, picksFor(PositionCode.foremanDriver), 3],
    [
      'a second invitation for the same slot when all have one',
      [3],
      slots,
      picksFor(PositionCode.foremanDriver, PositionCode.helper, PositionCode.helper),
      3,
    ],
    ['none when all places are filled', [3], [slot(PositionCode.helper, 1, 1)], {}, undefined],
    [
      'none beyond twelve for a place',
      [3],
      [slot(PositionCode.helper, 2, 0, 11)],
      picksFor(PositionCode.helper),
      undefined,
    ],
    ['none for who may stand nowhere', [3], [slot(PositionCode.driver, 1)], {}, undefined],
  ] as const)('%s', (_name, positions, lines, picks, expected) => {
    expect(findOpenPosition(positions, lines, picks)).toBe(expected);
  });
});

it('counts four picks for three slots; invited people leave fewer open', () => {
  const lines = withPicks(
    [slot(PositionCode.foremanDriver, 1), slot(PositionCode.helper, 2, 0, 1)],
    picksFor(PositionCode.foremanDriver, PositionCode.helper, PositionCode.helper, PositionCode.helper),
  );
  expect(lines.map(({ picked, asked, left }) => [picked, asked, left])).toEqual([
    [1, 1, 0],
    [3, 4, 0],
  ]);
});

describe('estimateLaborRange', () => {
  const member = (position: PositionCode, status: 1 | 2 | 3 | 4, hourly_rate: number | null): CrewMember => ({
    invitation_id: 1,
    employee_id: 1,
    user_id: 1,
    first_name: '',
    last_name: '',
    avatar_url: null,
    phone: null,
    position,
    status,
    hourly_rate,
    as_helper: false,
    source: 'direct',
    message: null,
    reason: null,
    created_at: '',
    responded_at: null,
    expires_at: '',
  });
  const crew = (slots: CrewSlot[], members: CrewMember[] = []): Pick<Crew, 'slots' | 'members'> => ({ slots, members });
  const terms = { offers: { '3': 2400, '4': 3200 }, hours: 6.5, travelPay: 0 };

  it.each([
    [
      'nobody asked: what is offered',
      crew([slot(PositionCode.foremanDriver, 1), slot(PositionCode.helper, 2)]),
      {},
      52_000,
      52_000,
    ],
    [
      'the cheapest and the dearest of three for two',
      crew([slot(PositionCode.helper, 2)]),
      {
        e1: { position: PositionCode.helper, rate: 2000 },
        e2: { position: PositionCode.helper, rate: 2400 },
        e3: { position: PositionCode.helper, rate: 2600 },
      },
      28_600,
      32_500,
    ],
    [
      'who declined does not count',
      crew([slot(PositionCode.helper, 1)], [member(PositionCode.helper, 3, 9000)]),
      {},
      15_600,
      15_600,
    ],
    [
      'who accepted counts',
      crew([slot(PositionCode.helper, 1, 1)], [member(PositionCode.helper, 2, 2600)]),
      {},
      16_900,
      16_900,
    ],
    [
      'a rate being typed counts as offered',
      crew([slot(PositionCode.helper, 1)]),
      { e1: { position: PositionCode.helper, rate: null } },
      15_600,
      15_600,
    ],
  ] as const)('%s', (_name, people, picks, min, max) => {
    expect(estimateLaborRange(people, picks, terms)).toEqual({ min, max });
  });

  it('adds travel pay for everyone', () => {
    const people = crew([slot(PositionCode.foremanDriver, 1), slot(PositionCode.helper, 2)]);
    expect(estimateLaborRange(people, {}, { ...terms, travelPay: 2000 })).toEqual({ min: 58_000, max: 58_000 });
  });
});

describe('findObstacle', () => {
  const candidate = (change: Partial<Candidate>): Candidate => ({
    employee_id: 4,
    user_id: 5,
    first_name: 'Marcus',
    last_name: 'Reed',
    avatar_url: null,
    phone: '',
    positions: [PositionCode.helper],
    hourly_rate: 2400,
    rating_avg: null,
    rating_count: 0,
    availability: 'available',
    fit: { score: 80, reasons: [], warnings: [] },
    conflicts: [],
    distance_miles: 1,
    hours_this_week: 0,
    jobs_together: 0,
    is_favorite: false,
    invitation_status: null,
    ...change,
  });
  const busy = candidate({
    conflicts: [{ order_id: null, number: null, starts_at: '', ends_at: '', severity: 'hard', text: 'Busy' }],
  });
  const pick = { position: PositionCode.helper, rate: 2400 } as const;
  it.each([
    ['none', candidate({}), pick, [slot(PositionCode.helper, 1)], undefined],
    [
      'none for someone who declined before',
      candidate({ invitation_status: InvitationStatus.rejected }),
      pick,
      [slot(PositionCode.helper, 1)],
      undefined,
    ],
    [
      'somebody else asked them',
      candidate({ invitation_status: InvitationStatus.new }),
      pick,
      [slot(PositionCode.helper, 1)],
      'invited',
    ],
    ['the place is filled', candidate({}), pick, [slot(PositionCode.helper, 1, 1)], 'filled'],
    ['the place is needed no more', candidate({}), pick, [slot(PositionCode.driver, 1)], 'filled'],
    ['they work elsewhere', busy, pick, [slot(PositionCode.helper, 1)], 'busy'],
    ['unless that is overridden', busy, { ...pick, reason: 'Swapped' }, [slot(PositionCode.helper, 1)], undefined],
    ['they left', undefined, pick, [slot(PositionCode.helper, 1)], 'gone'],
  ] as const)('%s', (_name, person, choice, slots, expected) => {
    expect(findObstacle(person, choice, slots)).toBe(expected);
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
