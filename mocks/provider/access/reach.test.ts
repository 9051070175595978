// @vitest-environment node
import { expect, it } from 'vitest';
import { describeDecision, forbidden, notFound } from '../../../tests/kit/refusals';
import { checkReach, checkRecipient } from './reach';

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
