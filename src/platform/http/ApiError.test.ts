import { describe, expect, it } from 'vitest';
import { ApiError, toApiError, noResponseError } from './ApiError';

const refusal = (errors: unknown, more: object = {}) => ({
  data: null,
  message: 'The given data was invalid.',
  errors,
  success: false,
  ...more,
});

describe('the error of an answer', () => {
  it('has status, message and the errors of fields', () => {
    const error = toApiError(422, refusal({ email: ['Value is required'], 'stops.0.zip': ['Too short', 'No'] }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.status, error.message]).toEqual(['ApiError', 422, 'The given data was invalid.']);
    expect(error.errors).toEqual({ email: ['Value is required'], 'stops.0.zip': ['Too short', 'No'] });
    expect(error.body.success).toBe(false);
  });

  it('says the same of every refused token, whatever the provider says', () => {
    expect(toApiError(401, { message: 'Unauthenticated.' }).message).toBe('Error: Unauthorized user');
  });

  it.each([
    ['a list', refusal({ email: ['a', 'b'] }), { email: ['a', 'b'] }],
    ['one text', refusal({ email: 'a' }), { email: ['a'] }],
    ['other things in a list', refusal({ email: ['a', 7, null, {}] }), { email: ['a'] }],
    ['nothing usable', refusal({ email: [], phone: null, zip: 7 }), {}],
    ['null', refusal(null), {}],
    ['an array', refusal(['a']), {}],
    ['a text', refusal('a'), {}],
  ])('takes field errors that are %s', (_, payload, errors) => {
    expect(toApiError(422, payload).errors).toEqual(errors);
  });

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['a page of HTML', '<html><h1>502 Bad Gateway</h1></html>'],
    ['an empty text', ''],
    ['a list', [1]],
    ['an object without a message', {}],
    ['a message that is no text', { message: { text: 'x' } }],
    ['an empty message', { message: '' }],
  ])('has the words for no answer when the body is %s', (_, payload) => {
    const error = toApiError(502, payload);
    expect([error.status, error.message, error.errors]).toEqual([502, 'An unexpected error occurred:', {}]);
    expect(error.body).toEqual({ data: null, message: error.message, errors: {}, success: false });
  });

  it('finds the code of a conflict in all its places', () => {
    expect(toApiError(409, refusal({ code: 'position_filled' })).code).toBe('position_filled');
    expect(toApiError(409, refusal({ code: ['position_filled'] })).code).toBe('position_filled');
    expect(toApiError(409, refusal({}, { code: 'stale' })).code).toBe('stale');
    expect(toApiError(409, refusal({})).code).toBeUndefined();
  });

  it('lists the conflicts and skips anything else', () => {
    const job = { kind: 'order', id: 1042, label: 'Job #1042', starts_at: '2026-11-28T15:00:00Z' };
    const timeless = { kind: 'order', id: 7, label: 'Job #7' };
    const busy = { kind: 'employee', id: 4, label: 'Marcus Reed', text: 'Busy 8 AM-2 PM', ends_at: job.starts_at };
    const own = { own_starts_at: '2026-11-28T14:00:00Z', own_ends_at: '2026-11-28T20:00:00Z' };
    const both = { kind: 'employee', id: 5, label: 'Sofia Vega', number: '#1031', ...own };
    const wrong = [{ kind: 'order', id: '8' }, { kind: 'planet', id: 9, label: 'x' }, null];
    const conflicts = [job, timeless, busy, both, ...wrong];
    expect(toApiError(409, refusal({ code: 'accepted_jobs', conflicts })).conflicts).toEqual([
      job,
      timeless,
      busy,
      both,
    ]);
    expect(toApiError(409, refusal({ conflicts: 'all' })).conflicts).toEqual([]);
    expect(noResponseError().conflicts).toEqual([]);
  });

  it('reads conflicts with ids as texts and times of a database', () => {
    const conflicts = [{ kind: 'order', id: '1042', label: 'Job #1042', starts_at: '2026-11-28 15:00:00' }];
    expect(toApiError(409, refusal({ conflicts })).conflicts).toEqual([
      { kind: 'order', id: 1042, label: 'Job #1042', starts_at: '2026-11-28T15:00:00Z' },
    ]);
  });

  it('keeps the data that came with it', () => {
    expect(toApiError(409, refusal({}, { data: { version: 3 } })).body.data).toEqual({ version: 3 });
  });

  it.each([
    ['the body', refusal({}, { retry_after: 30 }), undefined, 30],
    ['its errors', refusal({ retry_after: 42 }), undefined, 42],
    ['the header', refusal({}), '7', 7],
    ['both: the body wins', refusal({ retry_after: 42 }), '7', 42],
    ['neither', refusal({}), undefined, undefined],
    ['a text', refusal({ retry_after: '42' }), undefined, 42],
    ['an empty text', refusal({ retry_after: '' }), undefined, undefined],
    ['a header that is a date', refusal({}), 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('reads how long to wait from %s', (_, payload, header, seconds) => {
    expect(toApiError(429, payload, header).retryAfter).toBe(seconds);
  });
});

it('a call without an answer has status 0 and the words of the specification', () => {
  const error = noResponseError();
  expect([error.status, error.message, error.errors]).toEqual([0, 'An unexpected error occurred:', {}]);
});
