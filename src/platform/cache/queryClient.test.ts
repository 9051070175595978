import { CancelledError, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, noResponseError } from '../http/ApiError';
import { createQueryClient, runCall, settles } from './queryClient';

const refusal = (status: number) =>
  new ApiError(status, { data: null, message: `Refused with ${status}`, errors: {}, success: false });

function clientThat(fails: (attempt: number) => unknown) {
  const told = vi.fn<(error: ApiError) => void>();
  const client = createQueryClient(told, 0);
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
  return { client, told, query, mutate, attempts: () => attempts };
}

afterEach(() => vi.useRealTimers());

describe('a query that fails', () => {
  it.each([400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 423, 429])(
    'is not asked again after a %i, and is told of once',
    async (status) => {
      const { query, told, attempts } = clientThat(() => refusal(status));
      expect(await query()).toMatchObject({ status });
      expect(attempts()).toBe(1);
      expect(told.mock.calls.map(([error]) => error.status)).toEqual([status]);
    },
  );

  it.each([
    ['a 500', refusal(500)],
    ['a 503', refusal(503)],
    ['no answer', noResponseError()],
  ])('is asked three times after %s, and told of once, at the end', async (_, error) => {
    const { query, told, attempts } = clientThat(() => error);
    await query();
    expect(attempts()).toBe(3);
    expect(told).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('is not told of when a later attempt succeeds', async () => {
    const { query, told, attempts } = clientThat((attempt) => (attempt < 3 ? refusal(500) : undefined));
    expect(await query()).toBe('answer');
    expect(attempts()).toBe(3);
    expect(told).not.toHaveBeenCalled();
  });

  it('is not told of when it was cancelled, or when it is no failure of a call', async () => {
    const { query, told, attempts } = clientThat(() => new TypeError('a mistake of ours'));
    await query();
    expect(attempts()).toBe(1);
    const { client, told: toldOfCancelled } = clientThat(() => undefined);
    const waiting = client.fetchQuery({ queryKey: ['w'], queryFn: () => new Promise(() => undefined) });
    void client.cancelQueries({ queryKey: ['w'] });
    await expect(waiting).rejects.toBeInstanceOf(CancelledError);
    expect([...told.mock.calls, ...toldOfCancelled.mock.calls]).toEqual([]);
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

it.each([422, 500])('a write that fails with %i is never repeated, and told of once', async (status) => {
  const { mutate, told, attempts } = clientThat(() => refusal(status));
  expect(await mutate()).toMatchObject({ status });
  expect(attempts()).toBe(1);
  expect(told).toHaveBeenCalledOnce();
});

it('forgets what a call sent once it is over', async () => {
  const client = createQueryClient(() => undefined);
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.resolve() });
  await mutation.execute({ password: 'Moving-2026' });
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it.each([
  ['stale_version', []],
  ['seat_limit', [409]],
])('a mutation that settles stale versions by itself, refused with %s, tells of %j', async (code, told) => {
  const { client, told: listener } = clientThat(() => undefined);
  const refused = new ApiError(409, refusal(409).body, { code });
  const mutation = { mutationFn: () => Promise.reject(refused), meta: settles('stale_version') };
  await client
    .getMutationCache()
    .build(client, mutation)
    .execute(undefined)
    .catch(() => undefined);
  expect(listener.mock.calls.map(([error]) => error.status)).toEqual(told);
});

it('an offline browser fails reads and writes at once instead of making them wait', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const read = clientThat(() => noResponseError());
  const write = clientThat(() => noResponseError());
  expect([await read.query(), await write.mutate()]).toMatchObject([{ status: 0 }, { status: 0 }]);
  expect([read.told, write.told].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe('a call that belongs to no hook', () => {
  it('resolves with its answer and leaves nothing behind', async () => {
    const { client, told } = clientThat(() => undefined);
    expect(await runCall(client, () => Promise.resolve('answer'))).toBe('answer');
    await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
    expect(told).not.toHaveBeenCalled();
  });

  it.each([0, 422, 500])('is made once when it fails with %i, and reported once', async (status) => {
    const { client, told } = clientThat(() => undefined);
    const call = vi.fn(() => Promise.reject(refusal(status)));
    await expect(runCall(client, call)).rejects.toMatchObject({ status });
    expect(call).toHaveBeenCalledOnce();
    expect(told.mock.calls.map(([error]) => error.status)).toEqual([status]);
  });

  it('is not reported when it was canceled', async () => {
    const { client, told } = clientThat(() => undefined);
    const canceled = new Error('canceled');
    await expect(runCall(client, () => Promise.reject(canceled))).rejects.toBe(canceled);
    expect(told).not.toHaveBeenCalled();
  });
});
