import { hashKey, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore, keys } from 'idb-keyval';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../cache/queryClient';
import { ApiError } from '../http/ApiError';
import type { DraftOwner } from '../drafts/draftKey';
import { createKeptAnswers } from './keptAnswers';
import { readAhead } from './keptDatabase';
import { until } from '../../../tests/kit/until';
import { KEPT_LIFETIME, KEPT_LIMIT, openKeptStore } from './keptStore';

const database = () => createStore('crewboard-answers', 'answers');
const listKeys = () => keys<string>(database());
const list = ['helper', 'invitations'];

/** One visit to the app: a fresh cache over what this device keeps. */
function visit(owner: DraftOwner = 'user:1', profile = '', token = 'token') {
  const kept = createKeptAnswers(profile);
  const client = createQueryClient(() => undefined, { retryDelay: 0, persister: kept.persister });
  kept.open({ owner, token }, client);
  return { kept, client };
}

/** Shows a query as a screen does, and returns what the screen sees in order. */
function show(client: QueryClient, answer: () => Promise<unknown>, queryKey: string[] = list) {
  const seen: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey, queryFn: answer, retry: false });
  onTestFinished(
    observer.subscribe(({ data, fetchStatus }) => {
      if (data !== undefined && fetchStatus === 'idle' && seen.at(-1) !== data) seen.push(data);
    }),
  );
  return { seen, observer };
}

const answers = (value: unknown) => () => Promise.resolve(value);

beforeEach(async () => {
  const { client } = visit();
  show(client, answers('first'));
  await until(async () => expect(await listKeys()).toHaveLength(1));
});

it('the next visit shows the kept answer at once, then the fresh one', async () => {
  const { seen } = show(visit().client, answers('second'));
  await until(() => expect(seen).toEqual(['first', 'second']));
});

it('a reset shows the fresh answer only', async () => {
  const { client } = visit();
  const { seen } = show(client, answers('second'));
  await until(() => expect(seen).toEqual(['first', 'second']));
  seen.splice(0);
  await client.resetQueries({ queryKey: list });
  expect(seen).toEqual(['second']);
});

it('and keeps it readable when the call fails', async () => {
  const call = vi.fn(() => Promise.reject(new Error('no network')));
  const { observer } = show(visit().client, call);
  await until(() => expect(call).toHaveBeenCalled());
  await until(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'first', isRefetchError: true }));
});

it.each([403, 404])('a refusal (%i) deletes it', async (status) => {
  const refusal = new ApiError(status, { data: null, message: 'No', errors: {}, success: false });
  show(visit().client, () => Promise.reject(refusal));
  await until(async () => expect(await listKeys()).toEqual([]));
});

it('what an event writes into the cache is kept too', async () => {
  const { client } = visit();
  client.setQueryData(list, 'written');
  await until(async () => {
    const { seen } = show(visit().client, answers('unused'));
    await until(() => expect(seen[0]).toBe('written'));
  });
});

it.each([
  ['another person', 'user:2', '', 'token'],
  ['another profile', 'user:1', 'profile:dana:', 'token'],
  ['another sign-in of the same person', 'user:1', '', 'token-2'],
] as const)('%s does not see it', async (_, owner, profile, token) => {
  const { seen } = show(visit(owner, profile, token).client, answers('own'));
  await until(() => expect(seen).toEqual(['own']));
});

it('calls that are not named are not kept', async () => {
  const { client } = visit();
  const { seen } = show(client, answers('secret'), ['calendar-feeds']);
  await until(() => expect(seen).toEqual(['secret']));
  expect(await listKeys()).toHaveLength(1);
});

it('the end of the session deletes everything, and an answer that arrives later is not kept', async () => {
  const { client, kept } = visit();
  let answerNow: (answer: string) => void = () => undefined;
  show(client, () => new Promise((resolve) => (answerNow = resolve)), ['helper', 'late']);
  await until(() => expect(client.isFetching()).toBe(1));
  await kept.forget();
  expect(await listKeys()).toEqual([]);
  answerNow('late');
  await until(() => expect(client.isFetching()).toBe(0));
  client.setQueryData(list, 'later still');
  expect(await listKeys()).toEqual([]);
});

it('an answer is shown for seven days', async () => {
  vi.setSystemTime(Date.now() + KEPT_LIFETIME + 1);
  onTestFinished(() => void vi.useRealTimers());
  const { seen } = show(visit().client, answers('fresh'));
  await until(() => expect(seen).toEqual(['fresh']));
});

it('a sweep deletes what others left in this profile and what exceeds the limit', async () => {
  const { client } = visit('user:2');
  const writtenAt = Date.now();
  for (let index = 0; index <= KEPT_LIMIT; index += 1)
    client.setQueryData(['helper', String(index)], index, { updatedAt: writtenAt + index });
  await until(async () => expect((await listKeys()).some((key) => key.includes(`"${KEPT_LIMIT}"`))).toBe(true));
  const [own = ''] = (await listKeys()).filter((key) => key.startsWith('user:2'));
  await openKeptStore('', own.split('/')[0] ?? '').sweep();
  const left = await listKeys();
  expect(left).toHaveLength(KEPT_LIMIT);
  expect(left.filter((key) => key.startsWith('user:1') || key.includes('"0"'))).toEqual([]);
});

it('a device without storage shows fresh answers only', async () => {
  const kept = createKeptAnswers('', () =>
    Promise.resolve((profile, session) =>
      openKeptStore(profile, session, () => () => Promise.reject(new Error('full'))),
    ),
  );
  const client = createQueryClient(() => undefined, { persister: kept.persister });
  kept.open({ owner: 'user:1', token: 'token' }, client);
  const { seen } = show(client, answers('fresh'));
  await until(() => expect(seen).toEqual(['fresh']));
});

/** Opens the next visit after what its first screen shows was read; returns what a query finds at once. */
async function findAtOnce(owner: DraftOwner = 'user:1', token = 'token') {
  const hash = hashKey(list);
  readAhead('', { owner: 'user:1', token: 'token' }, (queryHash) => queryHash === hash);
  const { client, kept } = visit(owner, '', token);
  const query = client.getQueryCache().build(client, { queryKey: list });
  const early = kept.find(query);
  const hashes = await kept.whenRead();
  return { early, hashes, found: kept.find(query), again: kept.find(query), kept, client };
}

it('what the first screen shows is read ahead and found at once, once', async () => {
  const { early, hashes, found, again } = await findAtOnce();
  expect(early).toBeUndefined();
  expect(hashes).toEqual([hashKey(list)]);
  expect(found).toMatchObject({ data: 'first', isFresh: false });
  expect(again).toBeUndefined();
});

it.each([
  ['another person', 'user:2', 'token'],
  ['another sign-in of the same person', 'user:1', 'token-2'],
] as const)('what was read ahead is not found by %s', async (_, owner, token) => {
  const { hashes, found } = await findAtOnce(owner, token);
  expect(hashes).toEqual([]);
  expect(found).toBeUndefined();
});

it('what was read ahead is gone with the session', async () => {
  const hash = hashKey(list);
  readAhead('', { owner: 'user:1', token: 'token' }, (queryHash) => queryHash === hash);
  const { client, kept } = visit();
  await kept.whenRead();
  await kept.forget();
  expect(kept.find(client.getQueryCache().build(client, { queryKey: list }))).toBeUndefined();
});

it('an answer that is written after it was read ahead is not replaced by the old one', async () => {
  readAhead('', { owner: 'user:1', token: 'token' }, () => true);
  const { client, kept } = visit();
  await kept.whenRead();
  client.setQueryData(list, 'written');
  const query = client.getQueryCache().build(client, { queryKey: list });
  await until(() => expect(kept.find(query)).toBeUndefined());
});

it('what was read ahead is found for seven days', async () => {
  vi.setSystemTime(Date.now() + KEPT_LIFETIME + 1);
  onTestFinished(() => void vi.useRealTimers());
  const { found } = await findAtOnce();
  expect(found).toBeUndefined();
});
