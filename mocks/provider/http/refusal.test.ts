// @vitest-environment node
import { expect, it } from 'vitest';
import { keepChanges, refuse } from '../rules/refusals';
import { orNotFound, throwIfRefused, Refused } from './refusal';

const getStatus = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof Refused ? error.status : error;
  }
};

it.each([
  [401, refuse.unauthenticated()],
  [402, refuse.planLimit('No', 'branches')],
  [403, refuse.forbidden()],
  [404, refuse.notFound()],
  [409, refuse.wrongState('No')],
  [410, refuse.gone('No', {})],
  [413, refuse.tooLarge('file', 'No')],
  [415, refuse.wrongFileType('file', 'No')],
  [422, refuse.field('name', 'No')],
  [423, refuse.locked('No', 1)],
  [429, refuse.tooMany('No', 1)],
])('%i for a refusal', (status, refusal) => {
  expect(getStatus(() => throwIfRefused(refusal))).toBe(status);
});

it.each([null, 7, 'text', { message: 'No' }])('a decision passes: %j', (decision) => {
  expect(throwIfRefused(decision)).toBe(decision);
});

it('a row that is missing is not found', () => {
  expect([getStatus(() => orNotFound({ id: 1 })), getStatus(() => orNotFound(undefined))]).toEqual([{ id: 1 }, 404]);
});

it.each([
  [refuse.field('name', 'No'), false],
  [keepChanges(refuse.field('name', 'No')), true],
])('%j keeps what was written: %s', (refusal, expected) => {
  expect(new Refused(refusal).keepsChanges).toBe(expected);
});
