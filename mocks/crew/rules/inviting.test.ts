// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ActiveStatus, InvitationStatus, PositionCode, UserType } from '#generated/model/codes';
import { describeDecision } from '../../../tests/kit/refusals';
import type { EmployeeRow } from '../../provider/store/schema';
import { checkReleases } from './formation';
import {
  requiresConfirmation,
  checkDifferentPeople,
  checkOpenInvitation,
  checkOpenPositions,
  checkPosition,
  decideInvitee,
  decideOverrides,
  type InviteeFacts,
  getExpiry,
  type InvitationAction,
  isLate,
  getStatusAfter,
} from './inviting';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const { helper, driver, foreman, foremanDriver } = PositionCode;
const order = {
  crew_requirements: [
    { position: helper, count: 2 },
    { position: driver, count: 1 },
  ],
};
const createInvited = (user_id: number, position: PositionCode, status: InvitationStatus) => ({
  user_id,
  position,
  status,
});
const repeat = (count: number, status: InvitationStatus) =>
  Array.from({ length: count }, (_, index) => createInvited(100 + index, helper, status));

describe('a member to invite', () => {
  const employee: EmployeeRow = {
    id: 5,
    user_id: 7,
    branch_id: 1,
    employment_type: 'helper',
    hourly_rate: 2400,
    status: ActiveStatus.active,
    joined_at: '2026-01-01T00:00:00Z',
    version: 1,
    updated_by_id: null,
  };
  const facts: InviteeFacts = {
    employee,
    isKnown: true,
    person: { status: ActiveStatus.active, positions: [helper] },
    crew: [],
    isBlocked: false,
    avoidsCompany: false,
    isOwn: false,
  };
  const wrong = 'invalid employees.0.employee_id: Value is not valid';
  it.each([
    ['of the company', {}, helper, employee],
    ['that does not exist', { employee: undefined, isKnown: false, person: undefined }, helper, wrong],
    ['of a branch that is closed to the caller', { isKnown: false }, helper, wrong],
    ['that is not active', { employee: { ...employee, status: ActiveStatus.inactive } }, helper, wrong],
    ['whose account is closed', { person: { status: ActiveStatus.inactive, positions: [helper] } }, helper, wrong],
    [
      'who was asked',
      { crew: [createInvited(7, helper, fresh)] },
      helper,
      'invalid employees.0.employee_id: This person was already invited',
    ],
    ['who declined', { crew: [createInvited(7, helper, rejected)] }, helper, employee],
    [
      'of no use to the company',
      { isBlocked: true },
      helper,
      'invalid employees.0.employee_id: Your company blocked this person',
    ],
    [
      'who is the caller, and was blocked without knowing it',
      { isBlocked: true, isOwn: true },
      helper,
      'invalid employees.0.employee_id: This person isn’t available for your company',
    ],
    ['for another position', {}, driver, 'invalid employees.0.position: Value is not valid'],
  ])('%s', (_name, change, position, expected) => {
    expect(describeDecision(decideInvitee(order, { position }, { ...facts, ...change }, 'employees.0'))).toEqual(
      expected,
    );
  });
});

it.each([
  [[helper], helper, null],
  [[foreman], helper, null],
  [[foremanDriver], driver, null],
  [[foreman], driver, 'invalid at: Value is not valid'],
  [[foreman], foreman, 'invalid at: Value is not valid'],
])('a person with the positions %j as %i of a job for helpers and a driver', (positions, position, expected) => {
  expect(describeDecision(checkPosition(order, positions, position, 'at'))).toBe(expected);
});

it.each([
  [[7, 8], null],
  [[7, 8, 7], 'invalid employees: Value is not valid'],
])('people %j at once', (ids, expected) => {
  const people = ids.map((user_id) => ({ user_id }));
  expect(describeDecision(checkDifferentPeople(people, 'employees'))).toBe(expected);
});

const filled = 'conflict position_filled: This position is already filled.';
it.each([
  ['no one was invited', [], 12, null],
  ['thirteen at once', [], 13, 'invalid add: The maximum value allowed is 12'],
  ['eleven were asked', repeat(11, fresh), 1, null],
  ['twelve were asked', repeat(12, fresh), 1, 'invalid add: The maximum value allowed is 12'],
  ['twelve declined', repeat(12, rejected), 1, null],
  ['one accepted', repeat(1, accepted), 1, null],
  ['two accepted', repeat(2, accepted), 1, filled],
  ['two accepted, and no one is wanted', repeat(2, accepted), 0, null],
])('helpers are invited when %s', (_name, crew, count, expected) => {
  const invitees = Array.from({ length: count }, () => ({ position: helper }));
  expect(describeDecision(checkOpenPositions(order, crew, invitees, 'add'))).toBe(expected);
});

describe('a person works elsewhere at that time', () => {
  const busy = [5, 6].map((id) => ({
    employeeId: id,
    conflict: { kind: 'employee' as const, id, label: `No. ${id}` },
  }));
  const createPerson = (type: UserType) => ({ id: 1, type, company_id: 1 });
  const refused = 'conflict hard_conflict: Someone already works at that time.';
  it.each([
    ['no one does', UserType.office, [], [9], []],
    ['a reason for each', UserType.owner, busy, [5, 6], [5, 6]],
    ['a reason too many is dropped', UserType.manager, busy, [5, 6, 9], [5, 6]],
    ['a reason too few', UserType.owner, busy, [5], refused],
    ['reasons of the office count for nothing', UserType.office, busy, [5, 6], refused],
  ])('%s', (_name, type, people, ids, expected) => {
    const typed = ids.map((employee_id) => ({ employee_id, reason: 'He agreed' }));
    const decision = decideOverrides(createPerson(type), people, typed);
    expect(decision instanceof Map ? [...decision.keys()] : describeDecision(decision)).toEqual(expected);
  });
});

it.each([
  [fresh, null],
  [accepted, null],
  [rejected, 'invalid at: This invitation is no longer open'],
  [cancelled, 'invalid at: This invitation is no longer open'],
])('changing an invitation in state %i', (status, expected) => {
  expect(describeDecision(checkOpenInvitation({ status }, 'at'))).toBe(expected);
});

it.each([
  [fresh, 2300, driver, false],
  [accepted, 2400, helper, false],
  [accepted, 2500, helper, false],
  [accepted, 2300, helper, true],
  [accepted, 2400, driver, true],
])('an invitation in state %i gets the rate %i and position %i', (status, hourly_rate, position, expected) => {
  expect(requiresConfirmation({ status, hourly_rate: 2400, position: helper }, { hourly_rate, position })).toBe(
    expected,
  );
});

describe('a job that needs fewer people than have accepted', () => {
  const crew = [1, 2, 3].map((id) => ({ id, position: helper, status: id === 3 ? fresh : accepted }));
  it.each([
    [2, [], null],
    [1, [2], null],
    [1, [], 'invalid release_invitation_ids: Choose who to release: 1 too many'],
    [0, [2], 'invalid release_invitation_ids: Choose who to release: 1 too many'],
    [0, [1, 2], null],
    [1, [2, 3], 'invalid release_invitation_ids.1: Value is not valid'],
    [1, [2, 99], 'invalid release_invitation_ids.1: Value is not valid'],
  ])('%i helpers, released: %j', (count, released, expected) => {
    expect(describeDecision(checkReleases(crew, [{ position: helper, count }], released))).toBe(expected);
  });
});

const names = { new: 1, accepted: 2, rejected: 3, cancelled: 4 } as const;
type Name = keyof typeof names;

// Every allowed move; all others are refused.
const arrows: [string, Name, InvitationAction, Name][] = [
  ['accept', 'new', 'accept', 'accepted'],
  ['accept after all', 'rejected', 'accept', 'accepted'],
  ['reject', 'new', 'reject', 'rejected'],
  ['withdraw', 'accepted', 'withdraw', 'cancelled'],
  ['company removes from the crew', 'accepted', 'remove', 'cancelled'],
  ['company takes the question back', 'new', 'remove', 'cancelled'],
  ['expired', 'new', 'expire', 'cancelled'],
  ['position filled', 'new', 'fillPosition', 'cancelled'],
  ['order cancelled, not answered', 'new', 'cancelOrder', 'cancelled'],
  ['order cancelled, in the crew', 'accepted', 'cancelOrder', 'cancelled'],
  ['order cancelled, on the wait list', 'rejected', 'cancelOrder', 'cancelled'],
  ['order deleted, not answered', 'new', 'deleteOrder', 'cancelled'],
  ['order deleted, on the wait list', 'rejected', 'deleteOrder', 'cancelled'],
  ['asked to reconfirm', 'accepted', 'reconfirm', 'new'],
  ['no longer a member, not answered', 'new', 'leaveTeam', 'cancelled'],
  ['no longer a member, in the crew', 'accepted', 'leaveTeam', 'cancelled'],
  ['no longer a member, on the wait list', 'rejected', 'leaveTeam', 'cancelled'],
];
const actions = [...new Set(arrows.map(([, , action]) => action))];

describe('statusAfter', () => {
  it.each(arrows)('%s', (_name, from, action, to) => {
    expect(getStatusAfter(names[from], action)).toBe(names[to]);
  });

  it.each(actions)('%s from anywhere else is refused', (action) => {
    const allowed: InvitationStatus[] = arrows.filter(([, , each]) => each === action).map(([, from]) => names[from]);
    const others = Object.values(names).filter((status) => !allowed.includes(status));
    expect(others.map((status) => getStatusAfter(status, action))).toEqual(others.map(() => null));
  });

  it('never leaves cancelled', () => {
    expect(actions.map((action) => getStatusAfter(InvitationStatus.cancelled, action))).toEqual(
      actions.map(() => null),
    );
  });
});

const hour = 3_600_000;

describe('expiryOf', () => {
  it.each([
    ['a week ahead: a day', 168, 24],
    ['26 hours ahead: both agree', 26, 24],
    ['10 hours ahead: 2 hours before', 10, 8],
    ['2 h 30 ahead: the floor', 2.5, 0.5],
    ['urgent, 1 hour ahead: the floor', 1, 0.5],
    ['already started: the floor', -1, 0.5],
  ])('%s', (_name, startsIn, expected) => {
    const now = Date.parse('2026-11-21T15:00:00Z');
    expect((getExpiry(now, now + startsIn * hour) - now) / hour).toBe(expected);
  });
});

it('isLate within 24 hours of the start', () => {
  expect([24, 23.99, 0, -1].map((hours) => isLate(0, hours * hour))).toEqual([false, true, true, true]);
});
