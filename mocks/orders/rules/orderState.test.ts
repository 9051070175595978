// @vitest-environment node
import { expect, it } from 'vitest';
import { describeDecision, forbidden, notFound } from '../../../tests/kit/refusals';
import { UserType } from '#generated/model/codes';
import { checkOrderAccess, checkReopen, checkUnclosed } from './orderState';

const now = '2026-11-21T15:00:00Z';

it.each([
  ['open', false, null],
  ['closed', false, forbidden],
  ['unknown', false, notFound],
  ['unknown', true, 'conflict wrong_state: This branch was closed.'],
] as const)('an order in a branch that is %s, deleted: %s', (reach, inClosedBranch, expected) => {
  expect(describeDecision(checkOrderAccess(reach, inClosedBranch))).toBe(expected);
});

it.each([
  [null, null],
  ['completed', 'conflict wrong_state: This job is completed.'],
  ['cancelled', 'conflict wrong_state: This job is canceled.'],
] as const)('changing a job that is %s', (closed_state, expected) => {
  expect(describeDecision(checkUnclosed({ closed_state }))).toBe(expected);
});

const yesterday = '2026-11-20T15:00:00Z';
it.each([
  ['the owner within 24 hours', UserType.owner, 'completed', yesterday, null],
  ['a manager', UserType.manager, 'completed', yesterday, forbidden],
  [
    'a cancelled job',
    UserType.owner,
    'cancelled',
    yesterday,
    'conflict wrong_state: Only a completed job can be reopened.',
  ],
  ['an open job', UserType.owner, null, null, 'conflict wrong_state: Only a completed job can be reopened.'],
  [
    'a second too late',
    UserType.owner,
    'completed',
    '2026-11-20T14:59:59Z',
    'conflict too_late: A job can be reopened within 24 hours.',
  ],
] as const)('opening a job again: %s', (_name, type, closed_state, closed_at, expected) => {
  expect(describeDecision(checkReopen({ type }, { closed_state, closed_at }, Date.parse(now)))).toBe(expected);
});
