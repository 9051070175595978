// @vitest-environment node
import { expect, it } from 'vitest';
import { ApiError, type ErrorBody } from './ApiError';
import * as failures from './failures';

const { withMessage, ...predicates } = failures;
const body: ErrorBody = { data: null, message: 'No', errors: { name: ['Wrong'] }, success: false };
const error = (status: number, code?: string) => new ApiError(status, body, { code });

it.each([
  [error(0), ['isUnanswered']],
  [error(401), ['isUnauthorized', 'isRefused', 'isAnswered']],
  [error(402), ['isPlanLimit', 'isRefused', 'isAnswered']],
  [error(403), ['isForbidden', 'isRefused', 'isAnswered']],
  [error(404), ['isNotFound', 'isUnknownCall', 'isRefused', 'isAnswered']],
  [error(405), ['isUnknownCall', 'isRefused', 'isAnswered']],
  [error(409), ['isConflict', 'isRefused', 'isAnswered']],
  [error(409, 'stale_version'), ['isConflict', 'isStale', 'isRefused', 'isAnswered']],
  [error(409, 'hard_conflict'), ['isConflict', 'isHardConflict', 'isRefused', 'isAnswered']],
  [error(410), ['hasExpired', 'isRefused', 'isAnswered']],
  [error(413), ['isFileRefused', 'isRefused', 'isAnswered']],
  [error(415), ['isFileRefused', 'isRefused', 'isAnswered']],
  [error(422), ['isInvalid', 'isFileRefused', 'isRefused', 'isAnswered']],
  [error(423), ['isLocked', 'isRefused', 'isAnswered']],
  [error(429), ['isTooManyRequests', 'isRefused', 'isAnswered']],
  [error(500), ['isServerFailure', 'isAnswered']],
  [error(503), ['isServerFailure', 'isAnswered']],
  [new Error('No'), []],
  [null, []],
])('%o is what its status says', (failure, expected) => {
  const names = Object.entries(predicates).flatMap(([name, is]) => (is(failure) ? [name] : []));
  expect(new Set(names)).toEqual(new Set(expected));
});

it('a refusal in other words is about no field and stays what it is', () => {
  const said = withMessage(error(409, 'stale_version'), 'Somebody was faster');
  expect(said).toMatchObject({ status: 409, code: 'stale_version', message: 'Somebody was faster', errors: {} });
});
