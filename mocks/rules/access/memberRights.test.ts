// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeDecision, forbidden } from '../../../tests/kit/refusals';
import { ActiveStatus, UserType } from '../../../src/generated/model/codes';
import type { MemberInput } from '../team/memberInput';
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
  const before = { employee: { hourly_rate: 2400, status: active }, isManager: false, branchIds: [1, 3] };
  it.each([
    ['owner', { terms: { hourly_rate: 2500 } }, {}, { hourly_rate: 2500 }],
    ['helper', {}, {}, forbidden],
    ['office', { terms: { hourly_rate: 2400 } }, {}, {}],
    ['office', { terms: { hourly_rate: 2500 } }, {}, forbidden],
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
  ['manager', active, false, null],
  ['manager', inactive, false, null],
  ['manager', inactive, true, forbidden],
  ['owner', inactive, true, null],
  ['office', active, false, forbidden],
] as const)('%s sets the status of a member to %i, a manager: %s', (who, status, isManager, expected) => {
  expect(describeDecision(checkTerms(people[who], { status: active }, { status }, isManager))).toBe(expected);
});
