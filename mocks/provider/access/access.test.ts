// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { describeDecision, forbidden, notFound } from '../../../tests/kit/refusals';
import { getReach, type Person, checkReach, checkRecipient } from './access';

const owner: Person = { id: 1, type: UserType.owner, company_id: 1 };
const office: Person = { id: 2, type: UserType.office, company_id: 1 };
const manager: Person = { id: 3, type: UserType.manager, company_id: 1 };
const helper: Person = { id: 5, type: UserType.helper, company_id: null };

describe('getReach', () => {
  const phoenix = { id: 1, company_id: 1, closed_at: null };
  const foreign = { id: 4, company_id: 2, closed_at: null };
  const gone = { ...phoenix, closed_at: '2026-11-21T15:00:00Z' };
  it.each([
    ['owner, own company', owner, phoenix, [], 'open'],
    ['office, own company', office, phoenix, [], 'open'],
    ['manager, assigned', manager, phoenix, [1], 'open'],
    ['manager, not assigned', manager, phoenix, [2], 'closed'],
    ['manager, other company, even if assigned', manager, foreign, [4], 'unknown'],
    ['owner, other company', owner, foreign, [], 'unknown'],
    ['helper', helper, phoenix, [], 'unknown'],
    ['owner, a branch that was closed', owner, gone, [], 'unknown'],
    ['manager, assigned to one that was closed', manager, gone, [1], 'unknown'],
    ['no such branch', owner, undefined, [], 'unknown'],
  ] as const)('%s: %s', (_name, person, branch, managed, expected) => {
    expect(getReach(person, branch, managed)).toBe(expected);
  });
});

it.each([
  ['open', null],
  ['closed', forbidden],
  ['unknown', notFound],
] as const)('a branch that is %s', (reach, expected) => {
  expect(describeDecision(checkReach(reach))).toBe(expected);
});

it.each([
  ['the recipient', 7, 'unknown', null],
  ['the company', 8, 'open', forbidden],
  ['a manager of another branch', 8, 'closed', forbidden],
  ['anybody else', 8, 'unknown', notFound],
] as const)('an invitation of person 7, opened by %s', (_name, userId, reach, expected) => {
  expect(describeDecision(checkRecipient(userId, 7, reach))).toBe(expected);
});
