import { type MutationOptions, onlineManager } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../cache/queryClient';
import { ApiError, noResponseError } from '../http/ApiError';
import type { DraftOwner } from '../drafts/draftKey';
import { createWaitingChanges } from './waitingChanges';
import { openWaitingStore } from './waitingStore';
import { until } from '../../../tests/kit/until';
import { getNextPlace, getVariables, waitingKey, type WaitingVariables } from './waitingVariables';

type Sent = { job: number; lat?: number };
const owner: DraftOwner = 'user:1';
const change: MutationOptions<unknown, Error, WaitingVariables<Sent>> = { mutationKey: waitingKey('checkIn') };

/** A provider that does each key once, as the contract says. */
function provider() {
  const done = new Map<string, number>();
  const send = vi.fn(async ({ job }: Sent, { headers }: { headers: { 'Idempotency-Key': string } }) => {
    await Promise.resolve();
    done.set(headers['Idempotency-Key'], job);
    return job;
  });
  return { send, jobs: () => [...done.values()] };
}

/** One visit to the app. Closing it leaves only what the device stored. */
function visit(send: ReturnType<typeof provider>['send'], onFailure = vi.fn<(error: ApiError) => void>()) {
  const client = createQueryClient(onFailure);
  const store = openWaitingStore('');
  const waiting = createWaitingChanges(client, store);
  const onSent = vi.fn<(result: number) => void>();
  waiting.define<Sent, number>('checkIn', { send, onSent });
  client.mount();
  onTestFinished(() => client.unmount());
  return {
    client,
    store,
    waiting,
    onSent,
    make: (job: number, by: DraftOwner = owner, late?: Promise<Partial<Sent> | undefined>) => {
      const variables = {
        owner: by,
        key: `${by}-${job}`,
        queuedAt: '2026-11-28T08:00:00Z',
        place: getNextPlace(client.getMutationCache().getAll()),
        text: `Check-in ${job}`,
        about: `job-${job}`,
        sent: { job },
        late,
      };
      client
        .getMutationCache()
        .build(client, change)
        .execute(variables)
        .catch(() => undefined);
    },
    open: () => waiting.open(owner),
    /** The page is closed: nothing of it runs any longer. */
    end: () => {
      waiting.close();
      client.clear();
    },
    states: () =>
      client
        .getMutationCache()
        .getAll()
        .filter((mutation) => getVariables(mutation) !== undefined)
        .map(({ state }) => state.status),
  };
}

function goOffline() {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
}

const isPending = (status: string) => status === 'pending';
const refusal = (message: string) => new ApiError(409, { data: null, message, errors: {}, success: false });
const countIs = (page: ReturnType<typeof visit>, count: number) =>
  until(async () => expect(await page.store.count(owner)).toBe(count));

it('a change made online is sent at once and is not stored any longer', async () => {
  const { send, jobs } = provider();
  const page = visit(send);
  await page.open();
  page.make(7);
  await until(() => expect(page.onSent).toHaveBeenCalledWith(7, { job: 7 }, page.client));
  expect(jobs()).toEqual([7]);
  await countIs(page, 0);
});

it('changes made offline are sent in their order once the network is back', async () => {
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

it('also when the app was closed in between, each exactly once', async () => {
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

it('a lost answer is asked for again with the same key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { send } = provider();
  send.mockRejectedValueOnce(noResponseError());
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

it('what waits is not sent for another person, and is there when its own person is back', async () => {
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

it('logging out removes what waits', async () => {
  goOffline();
  const page = visit(provider().send);
  await page.open();
  page.make(1);
  await countIs(page, 1);
  page.waiting.close();
  await page.store.removeAll(owner);
  expect(await page.store.count(owner)).toBe(0);
});

describe('facts that are still being found out', () => {
  const bodies = ({ send }: ReturnType<typeof provider>) => send.mock.calls.map(([sent]) => sent);

  it('are sent with the change, which is stored before they are known', async () => {
    const company = provider();
    const page = visit(company.send);
    await page.open();
    const { promise: location, resolve: find } = Promise.withResolvers<Partial<Sent>>();
    page.make(7, owner, location);
    await countIs(page, 1);
    expect(company.send).not.toHaveBeenCalled();
    find({ lat: 33.4 });
    await countIs(page, 0);
    expect(bodies(company)).toEqual([{ job: 7, lat: 33.4 }]);
  });

  it('do not hold the change back for good', async () => {
    const company = provider();
    const page = visit(company.send);
    await page.open();
    page.make(7, owner, Promise.resolve(undefined));
    await until(() => expect(bodies(company)).toEqual([{ job: 7 }]));
  });

  it('are left out when the app was closed before', async () => {
    const company = provider();
    const first = visit(company.send);
    await first.open();
    first.make(7, owner, new Promise(() => undefined));
    await countIs(first, 1);
    first.end();
    await visit(company.send).open();
    await until(() => expect(bodies(company)).toEqual([{ job: 7 }]));
  });

  it('are kept when the app was closed without a network', async () => {
    goOffline();
    const company = provider();
    const first = visit(company.send);
    await first.open();
    first.make(7, owner, Promise.resolve({ lat: 33.4 }));
    await until(async () => {
      const [stored] = await openWaitingStore('').list(owner);
      expect(stored?.variables.sent).toEqual({ job: 7, lat: 33.4 });
    });
    first.end();
    onlineManager.setOnline(true);
    await visit(company.send).open();
    await until(() => expect(bodies(company)).toEqual([{ job: 7, lat: 33.4 }]));
  });

  it('are repeated with the change after a lost answer, also by the next visit', async () => {
    const company = provider();
    company.send.mockImplementationOnce(() => new Promise(() => undefined));
    const first = visit(company.send);
    await first.open();
    first.make(7, owner, Promise.resolve({ lat: 33.4 }));
    await until(() => expect(company.send).toHaveBeenCalledOnce());
    first.end();
    await visit(company.send).open();
    await until(() => expect(company.send).toHaveBeenCalledTimes(2));
    const [lost, repeated] = company.send.mock.calls;
    expect(repeated).toEqual(lost);
  });
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
