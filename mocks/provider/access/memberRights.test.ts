// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { describeDecision, forbidden } from '../../../tests/kit/refusals';
import type { MemberInput } from '../../team/rules/team';
import type { Reach } from './access';
import { checkMayAdd, checkTerms, decideChange } from './memberRights';

const createPerson = (type: UserType) => ({ id: 1, type, company_id: 1 });
const people = {
  owner: createPerson(UserType.owner),
  office: createPerson(UserType.office),
  manager: createPerson(UserType.manager),
  helper: createPerson(UserType.helper),
};
/** Branches 1 and 2 are open, 3 is closed to the person, 9 is of another company. */
const getReach = (branchId: number): Reach => (branchId < 3 ? 'open' : branchId === 3 ? 'closed' : 'unknown');
const input: MemberInput = {
  profile: {},
  positions: undefined,
  terms: {},
  file: {},
  license: undefined,
  branchIds: undefined,
  isManager: undefined,
  avatar: undefined,
};
const { active, inactive } = ActiveStatus;

it.each([
  ['owner', {}, null],
  ['office', {}, null],
  ['manager', {}, null],
  ['helper', {}, forbidden],
  ['owner', { isManager: true }, null],
  ['manager', { isManager: true }, forbidden],
  ['manager', { terms: { status: inactive } }, null],
  ['office', { terms: { status: inactive } }, forbidden],
  ['manager', { branchIds: [1, 2] }, null],
  ['manager', { branchIds: [1, 3] }, forbidden],
  ['manager', { branchIds: [9] }, null],
] as const)('%s adds a member with %j', (who, change, expected) => {
  expect(describeDecision(checkMayAdd(people[who], { ...input, ...change } as MemberInput, getReach))).toBe(expected);
});

describe('a change of a member of the branches 1 and 3', () => {
  const employee = { hourly_rate: 2400, status: active, user_id: 9 };
  const self = { ...employee, user_id: 1 };
  const before = { employee, isManager: false, branchIds: [1, 3] };
  it.each([
    ['owner', { terms: { hourly_rate: 2500 } }, {}, { hourly_rate: 2500 }],
    ['helper', {}, {}, forbidden],
    ['office', { terms: { hourly_rate: 2400 } }, {}, {}],
    ['office', { terms: { hourly_rate: 2500 } }, {}, forbidden],
    ['manager', { terms: { hourly_rate: 2500 } }, {}, { hourly_rate: 2500 }],
    ['manager', { terms: { hourly_rate: 2500 } }, { employee: self, isManager: true }, forbidden],
    ['manager', { terms: { hourly_rate: 2400 } }, { employee: self, isManager: true }, {}],
    ['owner', { terms: { hourly_rate: 2500 } }, { employee: self }, { hourly_rate: 2500 }],
    ['manager', { terms: { status: inactive } }, {}, { status: inactive }],
    ['manager', { terms: { status: inactive } }, { isManager: true }, forbidden],
    ['manager', { isManager: true }, {}, forbidden],
    ['manager', { isManager: true }, { isManager: true }, {}],
    ['office', { branchIds: [1, 2, 3] }, {}, {}],
    ['manager', { branchIds: [2, 3] }, {}, {}],
    ['office', { branchIds: [2, 3] }, {}, forbidden],
    ['office', { branchIds: [1] }, {}, {}],
    ['manager', { branchIds: [3] }, { isManager: true }, forbidden],
  ] as const)('%s asks for %j', (who, change, was, expected) => {
    const asked = { ...input, ...change } as MemberInput;
    const decision = decideChange(people[who], asked, { ...before, ...was }, getReach);
    expect(describeDecision('terms' in decision ? decision.terms : decision)).toEqual(expected);
  });
});

it.each([
  ['manager', active, false, 9, null],
  ['manager', active, true, 9, null],
  ['manager', active, true, 1, forbidden],
  ['owner', active, false, 1, null],
  ['manager', inactive, false, 9, null],
  ['manager', inactive, true, 9, forbidden],
  ['owner', inactive, true, 9, null],
  ['office', active, false, 9, forbidden],
] as const)(
  '%s sets the terms of a member: status %i, a manager: %s, user %i',
  (who, status, isManager, user_id, expected) => {
    expect(describeDecision(checkTerms(people[who], { status: active, user_id }, { status }, isManager))).toBe(
      expected,
    );
  },
);
