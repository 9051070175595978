// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ServedWorld, serve } from '../../mocks/hosts/serverWorld';
import type { ServerSocket } from '../../mocks/realtime/protocol/pusherServer';
import { appKey } from '../../mocks/createWorld';
import type { World } from '../../mocks/world';
import { frameOf } from '../kit/pusherSockets';
import { someOrders } from '../kit/orders';
import { testWorld } from '../kit/world';
import { ask } from './fuzz/asking';
import { type Ask, asks } from './fuzz/asks';

// The same world gives the same answers and the same events, asked directly or over real HTTP and WebSocket.

const seed = 2026;
const requests = 1000;
const people = [1, 2, 3, 4, 5, 6, 7, 8, 9];

let direct: World;
let behindServer: World;
let served: ServedWorld;

beforeAll(async () => {
  direct = testWorld();
  behindServer = testWorld();
  for (const world of [direct, behindServer]) someOrders(world);
  served = await serve(behindServer, { port: 0, wsPort: 0 });
});

afterAll(() => served.close());

it(`answers ${requests} requests alike (seed ${seed})`, { timeout: 120_000 }, async () => {
  const heardDirectly = listenDirectly(direct);
  const heardOverWire = await listenOverWire(served);
  const asked: World = { ...direct, fetch: (request) => direct.fetch(toServer(request)) };
  const overWire: World = { ...behindServer, fetch: (request) => fetchOverWire(toServer(request)) };
  const statuses = new Map<number, number>();
  for (const next of fc.sample(asks, { numRuns: requests, seed }).map(unhurried)) {
    const { answer } = await ask(asked, next);
    const again = await ask(overWire, next);
    expect({ ...next, ...plain(again.answer) }).toEqual({ ...next, ...plain(answer) });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  await vi.waitFor(() => expect(heardOverWire).toHaveLength(heardDirectly.length));
  expect(heardOverWire).toEqual(heardDirectly);
  // A run of refusals without an event would prove little.
  expect(statuses.get(200)).toBeGreaterThan(requests / 4);
  expect(heardDirectly.length).toBeGreaterThan(requests / 4);
});

/** Sockets that fall silent for minutes are closed, on either host; here they shall stay. */
function unhurried(next: Ask): Ask {
  return { ...next, before: { ...next.before, ms: 0 } };
}

function plain({ status, body, headers }: { status: number; body: unknown; headers: Headers }) {
  return { status, body, retryAfter: headers.get('retry-after') };
}

/** The address a request was sent to is part of some answers. */
function toServer(request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(`http://localhost:${served.port}${pathname}${search}`, request);
}

async function fetchOverWire(request: Request): Promise<Response> {
  const body = request.body ? await request.arrayBuffer() : null;
  return fetch(request.url, { method: request.method, headers: request.headers, body });
}

function listenDirectly(world: World): string[] {
  const heard: string[] = [];
  const socket: ServerSocket = world.pusher.connect(
    { send: (text) => heard.push(text), close: (code) => heard.push(`closed ${code}`) },
    `/app/${appKey}?protocol=7`,
  );
  for (const frame of subscriptions(world, heard)) socket.receive(frame);
  return heard;
}

async function listenOverWire({ wsPort }: ServedWorld): Promise<string[]> {
  const heard: string[] = [];
  const socket = new WebSocket(`ws://localhost:${wsPort}/app/${appKey}?protocol=7`);
  socket.on('message', (data) => heard.push(Buffer.isBuffer(data) ? data.toString() : ''));
  socket.on('close', (code) => heard.push(`closed ${code}`));
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  for (const frame of subscriptions(behindServer, heard)) socket.send(frame);
  await vi.waitFor(() => expect(heard).toHaveLength(1 + people.length));
  return heard;
}

function subscriptions({ pusher }: World, [greeting = '']: readonly string[]): string[] {
  const socketId = /\d+\.\d+/.exec(String(frameOf(greeting).data))?.[0] ?? '';
  return people.map((id) => {
    const channel = `private-App.Models.User.${id}`;
    const data = { channel, auth: pusher.signChannel({ socketId, channel }) };
    return JSON.stringify({ event: 'pusher:subscribe', data });
  });
}
