import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { UserType } from '#generated/model/codes';
import { contractStamp } from '#generated/model/stamp';
import { until } from '../../../tests/kit/until';
import { createQueryClient } from '../cache/queryClient';
import { ApiError } from '../http/ApiError';
import { toSessionUser } from '../session/user';
import { createPersistedQueries, MAX_AGE, MAX_QUERIES } from './persistedQueries';

const list = ['helper', 'invitations'];

type Visitor = { id?: number; token?: string; prefix?: string };

/** Opens the app on this device, with an empty cache. */
function openApp({ id = 1, token = 'token', prefix = '' }: Visitor = {}) {
  const client = createQueryClient(() => undefined, { retryDelay: 0 });
  const persisted = createPersistedQueries(client, prefix);
  onTestFinished(() => {
    client.clear();
    void persisted.forget();
  });
  const session = { user: toSessionUser({ id, type: UserType.helper }), token };
  return { client, persisted, restore: () => persisted.restore(session) };
}

/** Opens the app and shows what the device has of the session. */
async function visit(visitor?: Visitor) {
  const app = openApp(visitor);
  await app.restore();
  return { ...app, read: (key = list) => app.client.getQueryData(key) };
}

/** Shows a query as a screen does. */
function show(client: QueryClient, queryFn: () => Promise<unknown>, queryKey = list) {
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
  onTestFinished(observer.subscribe(() => undefined));
  return observer;
}

const openDatabase = () => createStore('crewboard-queries', 'queries');
/** The record on the device, as text. */
const readRecord = () => get<string>('queries', openDatabase());

const isStored = (text: string) => until(async () => expect(await readRecord()).toContain(text));
const isRemoved = (text: string) => until(async () => expect((await readRecord()) ?? '').not.toContain(text));

beforeEach(async () => {
  const { client } = await visit();
  show(client, () => Promise.resolve('first'));
  await isStored('first');
});

describe('the next visit of the same person', () => {
  it('has the data before the first render and refetches it', async () => {
    const { client, read } = await visit();
    expect(read()).toBe('first');
    const observer = show(client, () => Promise.resolve('second'));
    expect(observer.getCurrentResult().data).toBe('first');
    await until(() => expect(observer.getCurrentResult().data).toBe('second'));
    await isStored('second');
  });

  it('reads it again and again while no call is answered', async () => {
    for (let visits = 0; visits < 2; visits += 1) {
      const { client } = await visit();
      const observer = show(client, () => Promise.reject(new Error('no network')));
      await until(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'first', isRefetchError: true }));
      client.setQueryData(['helper', 'visits'], `visit ${visits}`);
      await isStored(`visit ${visits}`);
    }
    const { client } = await visit();
    expect(client.getQueryState(list)).toMatchObject({ data: 'first', status: 'success', error: null });
  });

  it('has what an event wrote into the cache', async () => {
    const { client } = await visit();
    client.setQueryData(list, 'written');
    await isStored('written');
    expect((await visit()).read()).toBe('written');
  });

  it('has data for seven days after it was fetched', async () => {
    const { client } = await visit();
    const weekAgo = Date.now() - MAX_AGE;
    client.setQueryData(['helper', 'old'], 'old', { updatedAt: weekAgo });
    client.setQueryData(['helper', 'younger'], 'younger', { updatedAt: weekAgo + 60_000 });
    await isStored('younger');
    const { read } = await visit();
    expect([read(['helper', 'old']), read(['helper', 'younger'])]).toEqual([undefined, 'younger']);
  });

  it('has nothing of another version of the contract', async () => {
    const record = (await readRecord()) ?? '';
    expect(record).toContain(contractStamp);
    await set('queries', record.replace(contractStamp, 'older'), openDatabase());
    expect((await visit()).read()).toBeUndefined();
    await isRemoved('first');
  });
});

it.each([
  ['another person', { id: 2 }],
  ['the same person with another token', { token: 'token-2' }],
])('%s sees nothing, and the record is deleted', async (_, visitor) => {
  expect((await visit(visitor)).read()).toBeUndefined();
  await isRemoved('first');
});

it('another profile sees nothing, and the record stays', async () => {
  expect((await visit({ prefix: 'profile:dana:' })).read()).toBeUndefined();
  expect((await visit()).read()).toBe('first');
});

it('without a person nothing is restored', async () => {
  const { client, persisted } = openApp();
  await persisted.restore({ user: undefined, token: null });
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it.each([403, 404])('a refused call (%i) removes the data of its query', async (status) => {
  const { client } = await visit();
  client.setQueryData(['helper', 'other'], 'other');
  const refusal = new ApiError(status, { data: null, message: 'No', errors: {}, success: false });
  show(client, () => Promise.reject(refusal));
  await isRemoved('first');
  expect((await visit()).read(['helper', 'other'])).toBe('other');
});

it('only listed queries are stored', async () => {
  const { client } = await visit();
  client.setQueryData(['calendar-feeds'], 'secret');
  client.setQueryData(['helper', 'count'], 'listed');
  await isStored('listed');
  expect(await readRecord()).not.toContain('secret');
});

it('the queries that were fetched longest ago are left out of a full record', async () => {
  const { client } = await visit();
  const now = Date.now();
  for (let index = 1; index <= MAX_QUERIES; index += 1)
    client.setQueryData(['helper', String(index)], `row ${index}`, { updatedAt: now + index });
  await isStored(`row ${MAX_QUERIES}`);
  await isRemoved('first');
  expect((await visit()).client.getQueryCache().getAll()).toHaveLength(MAX_QUERIES);
});

it('the end of the session deletes everything, and what arrives later is not stored', async () => {
  const { client, persisted } = await visit();
  let answer: (text: string) => void = () => undefined;
  show(client, () => new Promise((resolve) => (answer = resolve)), ['helper', 'late']);
  await until(() => expect(client.isFetching()).toBe(1));
  await persisted.forget();
  expect(await readRecord()).toBeUndefined();
  answer('late');
  await until(() => expect(client.isFetching()).toBe(0));
  client.setQueryData(list, 'later still');
  expect((await visit()).read()).toBeUndefined();
  expect(await readRecord()).not.toContain('late');
});

it('a session that ends while it is restored shows nothing', async () => {
  const { client, persisted, restore } = openApp();
  const restored = restore();
  await persisted.forget();
  await restored;
  expect(client.getQueryData(list)).toBeUndefined();
});

it('data fetched while the record is read is stored', async () => {
  const { client, restore } = openApp();
  const restored = restore();
  client.setQueryData(['helper', 'early'], 'early');
  await restored;
  await isStored('early');
});

it('a database that never opens does not block the start', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { client, restore } = openApp();
  await restore();
  const observer = show(client, () => Promise.resolve('fetched'));
  await until(() => expect(observer.getCurrentResult().data).toBe('fetched'));
});

it('a device that refuses storage shows what is fetched', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not here', 'SecurityError');
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { client, persisted, restore } = openApp();
  await restore();
  const observer = show(client, () => Promise.resolve('fetched'));
  await until(() => expect(observer.getCurrentResult().data).toBe('fetched'));
  await persisted.forget();
});
