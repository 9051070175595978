// @vitest-environment node
import { expect, it } from 'vitest';
import { toApiError, noResponseError } from '#platform/http/ApiError';
import { toCodeProblem } from './codeProblem';

const now = 1_000_000;
const createRefusal = (status: number, retryAfter?: number) =>
  toApiError(status, { message: 'Said by the server', errors: {}, success: false, retry_after: retryAfter });

it.each([
  [410, undefined, { kind: 'expired' }],
  [423, 480, { kind: 'locked', until: now + 480_000 }],
  [423, undefined, { kind: 'locked', until: now }],
  [429, 42, { kind: 'tooMany', until: now + 42_000 }],
  [500, undefined, { kind: 'failed', message: 'Said by the server' }],
  [422, undefined, undefined],
])('a %d with retry_after %s is %o', (status, retryAfter, problem) => {
  expect(toCodeProblem(createRefusal(status, retryAfter), now)).toEqual(problem);
});

it('no answer, or an error of the app, is a failure without a server message', () => {
  const problem = { kind: 'failed', message: undefined };
  expect(toCodeProblem(noResponseError(), now)).toEqual(problem);
  expect(toCodeProblem(new TypeError('x is undefined'), now)).toEqual(problem);
});

it('a rate limit on checking a code is not about sending codes', () => {
  expect(toCodeProblem(createRefusal(429, 42), now, 'check')).toEqual({ kind: 'busy', until: now + 42_000 });
});
