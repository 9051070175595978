// @vitest-environment node
import { expect, it } from 'vitest';
import type { ClosedState } from '../../../generated/model';
import { ApiError } from '../../../platform/http/ApiError';
import { moveToFormFields } from './completionErrors';
import { mayReopen } from './reopening';

const at = '2026-11-21T15:00:00Z';
it.each<[string, number | undefined, ClosedState | null, string | null, number, boolean]>([
  ['the owner within a day', 2, 'completed', at, 24, true],
  ['not after a day', 2, 'completed', at, 24.1, false],
  ['no dispatcher', 3, 'completed', at, 1, false],
  ['no manager', 5, 'completed', at, 1, false],
  ['no cancelled job', 2, 'cancelled', at, 1, false],
  ['no open job', 2, null, null, 1, false],
])('mayReopen: %s', (_name, userType, closedState, closedAt, hours, expected) => {
  expect(mayReopen({ userType, closedState, closedAt }, new Date(Date.parse(at) + hours * 3_600_000))).toBe(expected);
});

it('moveToFormFields moves errors to the person and the form field', () => {
  const errors = {
    actual_end_at: ['a'],
    'crew.1.hours': ['b'],
    'crew.0.rating.comment': ['c'],
    'crew.7.hours': ['d'],
    'issues.0.text': ['e'],
    crew: ['f'],
  };
  const error = new ApiError(422, { data: null, message: 'Wrong', errors, success: false }, { code: 'x' });
  const crew = [5512, 5513].map((invitation_id) => ({ invitation_id }));
  const placed = moveToFormFields(error, crew);
  expect([placed.status, placed.message, placed.code]).toEqual([422, 'Wrong', 'x']);
  expect(placed.errors).toEqual({
    times: ['a'],
    'crew.i5513.hours': ['b'],
    'crew.i5512.comment': ['c'],
    'crew.7.hours': ['d'],
    'issues.0.text': ['e'],
    crew: ['f'],
  });
});
