// @vitest-environment node
import { expect, it } from 'vitest';
import { ApiError } from '#platform/http/ApiError';
import { moveToFormFields } from './completionRequest';

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
