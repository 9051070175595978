// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ServedWorld, serve } from '../../mocks/hosts/server/world';
import { appKey } from '../../mocks/provider/createWorld';
import type { ServerSocket } from '../../mocks/provider/realtime/protocol/pusherServer';
import type { World } from '../../mocks/provider/world';
import { someOrders } from '../kit/orders';
import { parseFrame } from '../kit/sockets/pusherSockets';
import { testWorld } from '../kit/world';
import { ask } from './fuzz/asking';
import { type Ask, asks } from './fuzz/asks';

// The same world gives the same answers and the same events, called directly or over real HTTP and WebSocket.

const seed = 2027;
const requests = 1000;
/** Successful answers, and events. Fewer would prove little. */
const minAnswers = 250;
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
  const receivedDirectly = listenDirectly(direct);
  const receivedOverWire = await listenOverWire(served);
  const asked: World = { ...direct, fetch: (request) => direct.fetch(toServer(request)) };
  const overWire: World = { ...behindServer, fetch: (request) => fetchOverWire(toServer(request)) };
  const statuses = new Map<number, number>();
  for (const next of fc.sample(asks, { numRuns: requests, seed }).map(unhurried)) {
    const { answer } = await ask(asked, next);
    const again = await ask(overWire, next);
    expect({ ...next, ...plain(again.answer) }).toEqual({ ...next, ...plain(answer) });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  await vi.waitFor(() => expect(receivedOverWire).toHaveLength(receivedDirectly.length));
  expect(receivedOverWire).toEqual(receivedDirectly);
  expect(statuses.get(200)).toBeGreaterThan(minAnswers);
  expect(receivedDirectly.length).toBeGreaterThan(minAnswers);
});

/** Both hosts close sockets after minutes of silence, so no time passes here. */
function unhurried(next: Ask): Ask {
  return { ...next, before: { ...next.before, ms: 0 } };
}

function plain({ status, body, headers }: { status: number; body: unknown; headers: Headers }) {
  return { status, body, retryAfter: headers.get('retry-after') };
}

/** The server's address is part of some answers. */
function toServer(request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(`http://localhost:${served.port}${pathname}${search}`, request);
}

async function fetchOverWire(request: Request): Promise<Response> {
  const body = request.body ? await request.arrayBuffer() : null;
  return fetch(request.url, { method: request.method, headers: request.headers, body });
}

function listenDirectly(world: World): string[] {
  const received: string[] = [];
  const socket: ServerSocket = world.pusher.connect(
    { send: (text) => received.push(text), close: (code) => received.push(`closed ${code}`) },
    `/app/${appKey}?protocol=7`,
  );
  for (const frame of subscriptions(world, received)) socket.receive(frame);
  return received;
}

async function listenOverWire({ wsPort }: ServedWorld): Promise<string[]> {
  const received: string[] = [];
  const socket = new WebSocket(`ws://localhost:${wsPort}/app/${appKey}?protocol=7`);
  socket.on('message', (data) => received.push(Buffer.isBuffer(data) ? data.toString() : ''));
  socket.on('close', (code) => received.push(`closed ${code}`));
  await vi.waitFor(() => expect(received).toHaveLength(1));
  for (const frame of subscriptions(behindServer, received)) socket.send(frame);
  await vi.waitFor(() => expect(received).toHaveLength(1 + people.length));
  return received;
}

function subscriptions({ pusher }: World, [greeting = '']: readonly string[]): string[] {
  const socketId = /\d+\.\d+/.exec(String(parseFrame(greeting).data))?.[0] ?? '';
  return people.map((id) => {
    const channel = `private-App.Models.User.${id}`;
    const data = { channel, auth: pusher.signChannel({ socketId, channel }) };
    return JSON.stringify({ event: 'pusher:subscribe', data });
  });
}
