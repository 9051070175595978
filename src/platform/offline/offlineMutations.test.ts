import { onlineManager } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { until } from '../../../tests/kit/until';
import { countIs, goOffline, owner, provider, visit } from '../../../tests/kit/storage/offlineVisits';
import { ApiError, noResponseError, unknownOutcomeError } from '../http/ApiError';

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
