import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hashKey } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { World } from '../../mocks/world';
import { getFeedKey } from '../../src/features/activity/api';
import type { FeedPages } from '../../src/features/activity/model/pages';
import { getGetNotificationsInfiniteQueryOptions } from '../../src/generated/endpoints/notifications/notifications';
import { realtimeDefaults } from '../../src/platform/config/settings';
import { openEcho, type Signatures } from '../../src/platform/realtime/connection/echo';
import { happen, hasSubscribers } from '../../tests/kit/happenings';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { createBranch, productClient } from '../../tests/kit/productClient';
import { type StartedApp, startApp } from '../../tests/kit/app/startApp';
import type { LiveResults } from './live';
import { median, quantile } from './table';

/*
 * Measurements that need the product's real clients: axios, pusher-js, laravel-echo, sagas and cache, on a world behind
 * this process's network. BENCH_RESULTS names the output file.
 */

const phoenix = 1;
const [dana, priya] = [1, 2];
const getChannel = (userId: number) => `private-App.Models.User.${userId}`;
const results: Partial<LiveResults> = {};

it('measures events through client and cache', async () => {
  const app = startApp({ as: 'dana@coppermesa.example', path: '/company/activity', scenario: 'empty' });
  await vi.waitFor(() => expect(hasSubscribers(app.world, getChannel(dana))).toBe(true));
  // By then the requests that joining the channel caused are done.
  await pause(500);
  const count = 1_000;
  const perSecond: number[] = [];
  for (let round = 0; round < 3; round += 1) perSecond.push((count / (await receive(app, count))) * 1_000);
  results.events = { count, perSecond: median(perSecond) };
});

/**
 * Milliseconds from the first frame the world sends until all of them are in the cached feed, which is reloaded before.
 */
async function receive({ world, queryClient }: StartedApp, count: number): Promise<number> {
  queryClient.removeQueries({ queryKey: getFeedKey(phoenix) });
  await queryClient.fetchInfiniteQuery(
    getGetNotificationsInfiniteQueryOptions(
      phoenix,
      {},
      { query: { initialPageParam: 1, getNextPageParam: () => undefined } },
    ),
  );
  const payloads = createPushes(world, count);
  const started = performance.now();
  const done = new Promise<number>((settle) => {
    let changes = 0;
    const stop = queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (type !== 'updated' || query.queryHash !== hashKey(getFeedKey(phoenix, { filter: 'all', kind: null }))) return;
      changes += 1;
      if (changes < count) return;
      stop();
      settle(performance.now() - started);
    });
  });
  for (const payload of payloads) world.pusher.broadcast(getChannel(dana), 'notification-created', payload);
  const ms = await done;
  // All of them are new, and none is duplicated.
  const [page] = queryClient.getQueryData<FeedPages>(getFeedKey(phoenix, { filter: 'all', kind: null }))?.pages ?? [];
  const ids = new Set(page?.data.map(({ id }) => id));
  expect(ids.size).toBe(page?.data.length);
  expect(ids.size).toBeGreaterThanOrEqual(count);
  return ms;
}

it('measures the way of a push from a write to another client', async () => {
  const { world } = hostWorld({ scenario: 'empty' });
  world.tables.subscription.update(1, { limits: {} });
  const client = productClient({ apiUrl: '/api', host: 'localhost', port: 3000 });
  await client.signIn('dana@coppermesa.example');
  let onReceived: (at: number) => void = () => undefined;
  const echo = openEchoAs(world, priya, () => onReceived(performance.now()));
  await vi.waitFor(() => expect(hasSubscribers(world, getChannel(priya))).toBe(true));
  const [fromCall, afterAnswer]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 60; nth += 1) {
    const arrival = new Promise<number>((settle) => (onReceived = settle));
    const called = performance.now();
    const answer = createBranch({
      name: `Yuma ${nth}`,
      phone: '9285550100',
      address_line: '1 Main St',
      city: 'Yuma',
      state: 'AZ',
      zip: '85364',
      'serving_area_ids[]': [1],
    }).then(() => performance.now());
    const [arrived, answered] = await Promise.all([arrival, answer]);
    if (nth < 10) continue;
    fromCall.push(arrived - called);
    afterAnswer.push(arrived - answered);
  }
  echo.close();
  results.delivery = {
    writes: fromCall.length,
    fromCall: { median: median(fromCall), p95: quantile(fromCall, 0.95) },
    afterAnswer: { median: median(afterAnswer), p95: quantile(afterAnswer, 0.95) },
  };
  writeFileSync(process.env['BENCH_RESULTS'] ?? '/dev/stdout', JSON.stringify(results));
});

/** The payloads a user receives when this many events happen in the branch. */
function createPushes(world: World, count: number): unknown[] {
  const payloads: unknown[] = [];
  const { broadcast } = world.pusher;
  world.pusher.broadcast = (channel, _event, payload) => {
    if (channel === getChannel(dana)) payloads.push(payload);
  };
  for (let nth = 0; nth < count; nth += 1) happen(world, phoenix, `Job #${nth} was added`);
  world.pusher.broadcast = broadcast;
  return payloads;
}

function openEchoAs(world: World, userId: number, onNews: () => void) {
  const settings = { ...realtimeDefaults, host: 'localhost', port: 3000 };
  const userData = JSON.stringify({ id: String(userId) });
  const sign: Signatures = {
    channel: (socketId, channel) => Promise.resolve({ auth: world.pusher.signChannel({ socketId, channel }) }),
    user: (socketId) => Promise.resolve({ auth: world.pusher.signUser({ socketId, userData }), user_data: userData }),
  };
  const echo = openEcho(settings, sign, {
    onStatus: () => undefined,
    onEvent: (_channel, event) => event === 'notification-created' && onNews(),
    onJoined: () => undefined,
    onFailed: () => undefined,
    onTerminated: () => undefined,
  });
  echo.join(`App.Models.User.${userId}`);
  return echo;
}
