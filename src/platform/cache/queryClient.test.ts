import { CancelledError, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, noResponseError } from '../http/ApiError';
import { createQueryClient, runCall, handledErrorCodes, offersPlan } from './queryClient';

const refusal = (status: number) =>
  new ApiError(status, { data: null, message: `Refused with ${status}`, errors: {}, success: false });

function clientThat(fails: (attempt: number) => unknown) {
  const onFailure = vi.fn<(error: ApiError) => void>();
  const client = createQueryClient(onFailure, { retryDelay: 0 });
  let attempts = 0;
  const work = () => {
    attempts += 1;
    const error = fails(attempts);
    return error === undefined ? Promise.resolve('answer') : Promise.reject(error);
  };
  const query = () => client.fetchQuery({ queryKey: ['q'], queryFn: work }).catch((error: unknown) => error);
  const mutate = () =>
    client
      .getMutationCache()
      .build(client, { mutationFn: work })
      .execute(undefined)
      .catch((error: unknown) => error);
  return { client, onFailure, query, mutate, attempts: () => attempts };
}

afterEach(() => vi.useRealTimers());

describe('a query that fails', () => {
  it.each([400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 423, 429])(
    'is not retried after a %i, and reported once',
    async (status) => {
      const { query, onFailure, attempts } = clientThat(() => refusal(status));
      expect(await query()).toMatchObject({ status });
      expect(attempts()).toBe(1);
      expect(onFailure.mock.calls.map(([error]) => error.status)).toEqual([status]);
    },
  );

  it.each([
    ['a 500', refusal(500)],
    ['a 503', refusal(503)],
    ['no answer', noResponseError()],
  ])('makes three attempts after %s, and is reported once, at the end', async (_, error) => {
    const { query, onFailure, attempts } = clientThat(() => error);
    await query();
    expect(attempts()).toBe(3);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('is not reported when a later attempt succeeds', async () => {
    const { query, onFailure, attempts } = clientThat((attempt) => (attempt < 3 ? refusal(500) : undefined));
    expect(await query()).toBe('answer');
    expect(attempts()).toBe(3);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not reported when it was canceled, or when it is no failure of a call', async () => {
    const { query, onFailure, attempts } = clientThat(() => new TypeError('a mistake of ours'));
    await query();
    expect(attempts()).toBe(1);
    const { client, onFailure: onCanceledFailure } = clientThat(() => undefined);
    const waiting = client.fetchQuery({ queryKey: ['w'], queryFn: () => new Promise(() => undefined) });
    void client.cancelQueries({ queryKey: ['w'] });
    await expect(waiting).rejects.toBeInstanceOf(CancelledError);
    expect([...onFailure.mock.calls, ...onCanceledFailure.mock.calls]).toEqual([]);
  });

  it('is made twice when it gets no answer in time, thrice when it gets none', async () => {
    const late = clientThat(() => noResponseError(true));
    expect(await late.query()).toMatchObject({ status: 0 });
    const lost = clientThat(() => noResponseError());
    expect(await lost.query()).toMatchObject({ status: 0 });
    expect([late.attempts(), lost.attempts()]).toEqual([2, 3]);
  });

  it('waits longer before each attempt: half a second, then one', async () => {
    vi.useFakeTimers();
    const attempt = vi.fn(() => Promise.reject(refusal(500)));
    const query = createQueryClient(() => undefined).fetchQuery({ queryKey: ['q'], queryFn: attempt });
    query.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(499);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(3);
    await expect(query).rejects.toMatchObject({ status: 500 });
  });
});

it.each([422, 500])('a write that fails with %i is never retried, and reported once', async (status) => {
  const { mutate, onFailure, attempts } = clientThat(() => refusal(status));
  expect(await mutate()).toMatchObject({ status });
  expect(attempts()).toBe(1);
  expect(onFailure).toHaveBeenCalledOnce();
});

it('forgets what a call sent once it is over', async () => {
  const client = createQueryClient(() => undefined);
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.resolve() });
  await mutation.execute({ password: 'Moving-2026' });
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it.each([
  ['stale_version', []],
  ['plan_too_small', [409]],
])('a mutation that handles stale versions itself, refused with %s, reports %j', async (code, statuses) => {
  const { client, onFailure } = clientThat(() => undefined);
  const refused = new ApiError(409, refusal(409).body, { code });
  const mutation = { mutationFn: () => Promise.reject(refused), meta: handledErrorCodes('stale_version') };
  await client
    .getMutationCache()
    .build(client, mutation)
    .execute(undefined)
    .catch(() => undefined);
  expect(onFailure.mock.calls.map(([error]) => error.status)).toEqual(statuses);
});

it.each([
  [402, 0],
  [403, 1],
  [500, 1],
])('a query whose screen offers a plan, refused with %i, reports %i failures', async (status, count) => {
  const { client, onFailure } = clientThat(() => undefined);
  const fail = () => Promise.reject(refusal(status));
  await Promise.allSettled([client.fetchQuery({ queryKey: ['q'], queryFn: fail, retry: false, meta: offersPlan })]);
  expect(onFailure).toHaveBeenCalledTimes(count);
});

it('an offline browser fails reads and writes immediately instead of making them wait', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const read = clientThat(() => noResponseError());
  const write = clientThat(() => noResponseError());
  expect([await read.query(), await write.mutate()]).toMatchObject([{ status: 0 }, { status: 0 }]);
  expect([read.onFailure, write.onFailure].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe('a call that belongs to no hook', () => {
  it('resolves with its answer and leaves nothing behind', async () => {
    const { client, onFailure } = clientThat(() => undefined);
    expect(await runCall(client, () => Promise.resolve('answer'))).toBe('answer');
    await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([0, 422, 500])('is made once when it fails with %i, and reported once', async (status) => {
    const { client, onFailure } = clientThat(() => undefined);
    const call = vi.fn(() => Promise.reject(refusal(status)));
    await expect(runCall(client, call)).rejects.toMatchObject({ status });
    expect(call).toHaveBeenCalledOnce();
    expect(onFailure.mock.calls.map(([error]) => error.status)).toEqual([status]);
  });

  it('is not reported when it was canceled', async () => {
    const { client, onFailure } = clientThat(() => undefined);
    const canceled = new Error('canceled');
    await expect(runCall(client, () => Promise.reject(canceled))).rejects.toBe(canceled);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
