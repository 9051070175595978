import { onlineManager } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { countIs, goOffline, owner, provider, visit } from '../../../tests/kit/storage/offlineVisits';
import { until } from '../../../tests/kit/until';
import { ApiError, noResponseError, unknownOutcomeError } from '../http/ApiError';
import { openOfflineStore } from './offlineStore';

const isPending = (status: string) => status === 'pending';
const refusal = (message: string) => new ApiError(409, { data: null, message, errors: {}, success: false });

it('a change made online is sent immediately and removed from storage', async () => {
  const { send, jobs } = provider();
  const page = visit(send);
  await page.open();
  page.make(7);
  await until(() => expect(page.onSent).toHaveBeenCalledWith(7, { job: 7 }, page.client));
  expect(jobs()).toEqual([7]);
  await countIs(page, 0);
});

it('changes made offline are sent in order once the network is back', async () => {
  goOffline();
  const { send, jobs } = provider();
  const page = visit(send);
  await page.open();
  for (const job of [3, 1, 2]) page.make(job);
  await countIs(page, 3);
  expect(send).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await until(() => expect(jobs()).toEqual([3, 1, 2]));
  await countIs(page, 0);
});

it('changes made offline are sent exactly once, even if the app was closed in between', async () => {
  goOffline();
  const { send, jobs } = provider();
  const first = visit(send);
  await first.open();
  for (const job of [3, 1, 2]) first.make(job);
  await countIs(first, 3);
  first.end();
  onlineManager.setOnline(true);
  const second = visit(send);
  const third = visit(send);
  await Promise.all([second.open(), third.open()]);
  await until(() => expect(second.onSent).toHaveBeenCalledTimes(3));
  expect(jobs()).toEqual([3, 1, 2]);
  await countIs(second, 0);
});

it.each([
  ['a lost answer', noResponseError()],
  ['an answer that cannot be read', unknownOutcomeError()],
])('%s is sent again with the same key', async (_, failure) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { send } = provider();
  send.mockRejectedValueOnce(failure);
  const page = visit(send);
  await page.open();
  page.make(7);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send.mock.calls.map(([, { headers }]) => headers['Idempotency-Key'])).toEqual(['user:1-7', 'user:1-7']);
});

describe('a change that the provider fails on again and again', () => {
  const trouble = () => new ApiError(500, { data: null, message: 'Trouble', errors: {}, success: false });
  const day = 24 * 60 * 60_000;

  function failOnFirst() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { send, jobs } = provider();
    const answer = send.getMockImplementation();
    send.mockImplementation((sent, how) => (sent.job === 1 ? Promise.reject(trouble()) : answer?.(sent, how)) as never);
    return { send, jobs };
  }

  it('is given up after a day and says what was lost, and the next one is sent', async () => {
    const { send, jobs } = failOnFirst();
    const page = visit(send);
    await page.open();
    page.make(1);
    page.make(2);
    await vi.advanceTimersByTimeAsync(day - 60_000);
    expect([page.states(), jobs()]).toEqual([['pending', 'pending'], []]);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(page.states()).toEqual(['error', 'success']);
    expect(page.refusals()).toEqual(['The server had trouble for a day, so this was not sent.']);
    expect(jobs()).toEqual([2]);
  });

  it('counts the day from its first failure, also after the app was closed', async () => {
    const { send } = failOnFirst();
    const first = visit(send);
    await first.open();
    first.make(1);
    await vi.advanceTimersByTimeAsync(day - 60_000);
    first.end();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const next = visit(send);
    await next.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next.states()).toEqual(['error']);
  });

  it('is not given up because the device was offline for days', async () => {
    goOffline();
    const { send } = failOnFirst();
    const page = visit(send);
    await page.open();
    page.make(1);
    await vi.advanceTimersByTimeAsync(3 * day);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.states()).toEqual(['pending']);
  });
});

it('says that a change could not be stored on the device', async () => {
  goOffline();
  const onNotStored = vi.fn();
  const store = openOfflineStore('', { onNotStored, openStore: () => () => Promise.reject(new Error('full')) });
  const page = visit(provider().send, undefined, store);
  await page.open();
  page.make(1);
  await until(() => expect(onNotStored).toHaveBeenCalledWith('Check-in 1'));
});

it('a refused change is reported, stays in the list, and the next one is sent', async () => {
  goOffline();
  const { send, jobs } = provider();
  send.mockRejectedValueOnce(refusal('This job was canceled.'));
  const onFailure = vi.fn<(error: ApiError) => void>();
  const page = visit(send, onFailure);
  await page.open();
  page.make(1);
  page.make(2);
  onlineManager.setOnline(true);
  await until(() => expect(jobs()).toEqual([2]));
  expect(onFailure).toHaveBeenCalledOnce();
  await countIs(page, 1);
  page.end();
  const next = visit(send);
  await next.open();
  expect(next.states()).toEqual(['error']);
  expect(send).toHaveBeenCalledTimes(2);
});

it('an offline change is never sent for another person, and waits for its owner', async () => {
  goOffline();
  const { send, jobs } = provider();
  const page = visit(send);
  await page.open();
  page.make(1);
  await countIs(page, 1);
  await page.waiting.open('user:2');
  onlineManager.setOnline(true);
  await until(() => expect(page.states()).toEqual(['error']));
  expect(send).not.toHaveBeenCalled();
  page.end();
  await visit(send).open();
  await until(() => expect(jobs()).toEqual([1]));
});

it('logging out removes the waiting changes', async () => {
  goOffline();
  const page = visit(provider().send);
  await page.open();
  page.make(1);
  await countIs(page, 1);
  page.waiting.close();
  await page.store.removeAll(owner);
  expect(await page.store.count(owner)).toBe(0);
});

it('any sequence of changes, losses of the network and restarts sends each change once and in order', async () => {
  const step = fc.oneof(fc.constant('change'), fc.constant('online'), fc.constant('offline'), fc.constant('restart'));
  onTestFinished(() => onlineManager.setOnline(true));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      run += 1;
      const { send, jobs } = provider();
      let page = visit(send);
      await page.open();
      let made = 0;
      for (const each of steps) {
        if (each === 'change') page.make((made += 1) + run * 100);
        if (each === 'restart') {
          await until(async () => expect(await page.store.count(owner)).toBe(page.states().filter(isPending).length));
          page.end();
          page = visit(send);
          await page.open();
        }
        onlineManager.setOnline(each === 'online' || (each !== 'offline' && onlineManager.isOnline()));
      }
      onlineManager.setOnline(true);
      await countIs(page, 0);
      expect(jobs()).toEqual(Array.from({ length: made }, (_, index) => index + 1 + run * 100));
    }),
    { numRuns: 40 },
  );
});
