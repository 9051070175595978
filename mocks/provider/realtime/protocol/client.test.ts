import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryWebSocket, type Wire } from '../../../../tests/kit/sockets/memoryWebSocket';
import { type Refusal } from './frames';
import { createPusherServer, type PusherServer } from './pusherServer';

// The real pusher-js and laravel-echo against this protocol; only the network between them is fake.

const app = { key: 'crewboard', secret: 'not a secret' };
let server: PusherServer;
let wires: Wire[];
let refusal: Refusal | undefined;
let opened: Pusher[];
let userAuth: (socketId: string) => { auth: string; user_data: string };

beforeEach(() => {
  vi.useFakeTimers();
  refusal = undefined;
  userAuth = signedUser;
  opened = [];
  server = createPusherServer({ ...app, admit: () => refusal });
  const memory = memoryWebSocket(server);
  wires = memory.wires;
  vi.stubGlobal('WebSocket', memory.WebSocket);
});

afterEach(async () => {
  for (const client of opened) client.disconnect();
  await settled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Claim = { socketId: string; channelName: string };
type Answer = { auth: string; channel_data?: string };
const authorised = ({ socketId, channelName }: Claim): Answer => ({
  auth: server.signChannel({ socketId, channel: channelName }),
});

/** The client reports a close with a code twice. */
const closedWith4009 = [
  { type: 'PusherError', data: { code: 4009 } },
  { type: 'WebSocketError', error: { data: { code: 4009 } } },
];

const signedUser = (socketId: string) => {
  const user_data = JSON.stringify({ id: '1', user_info: { name: 'User 1' } });
  return { user_data, auth: server.signUser({ socketId, userData: user_data }) };
};

function connect(
  answer: (claim: Claim) => Answer = authorised,
  key = app.key,
): { client: Pusher; echo: Echo<'pusher'> } {
  const client = new Pusher(key, {
    cluster: 'mt1',
    wsHost: 'localhost',
    wsPort: 9000,
    forceTLS: false,
    enableStats: false,
    enabledTransports: ['ws'],
    userAuthentication: {
      endpoint: '/api/broadcasting/user-auth',
      transport: 'ajax',
      customHandler: ({ socketId }, done) => done(null, userAuth(socketId)),
    },
    channelAuthorization: {
      endpoint: '/api/broadcasting/auth',
      transport: 'ajax',
      customHandler: (claim, done) => done(null, answer(claim)),
    },
  });
  opened.push(client);
  return { client, echo: new Echo({ broadcaster: 'pusher', client, withoutInterceptors: true }) };
}

/** Runs everything that is due: answers take microtasks, the client's own steps zero-delay timers. */
const settled = () => vi.advanceTimersByTimeAsync(50);

describe('the real client', () => {
  it('connects, joins a private channel and receives its events', async () => {
    const { client, echo } = connect();
    const received: unknown[] = [];
    echo.private('App.Models.User.2').listen('.notification-created', (data: unknown) => received.push(data));
    await settled();
    expect(client.connection.state).toBe('connected');
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/);
    expect(wires[0]?.url).toMatch(/^ws:\/\/localhost:9000\/app\/crewboard\?protocol=7&client=js&version=8/);
    server.broadcast('private-App.Models.User.2', 'notification-created', { unread_count: 3, title: 'Ünïcode "1"' });
    server.broadcast('private-App.Models.User.3', 'notification-created', { unread_count: 4 });
    await settled();
    expect(received).toEqual([{ unread_count: 3, title: 'Ünïcode "1"' }]);
  });

  it('reports that a channel refused its signature, and does not retry', async () => {
    const { client, echo } = connect(() => ({ auth: `crewboard:${'0'.repeat(64)}` }));
    const errors: unknown[] = [];
    echo.private('orders.1').error((error: unknown) => errors.push(error));
    const connectionErrors: unknown[] = [];
    client.connection.bind('error', (error: unknown) => connectionErrors.push(error));
    await settled();
    expect(errors).toMatchObject([{ type: 'AuthError', status: 401 }]);
    expect(connectionErrors).toMatchObject(closedWith4009);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(client.connection.state).toBe('disconnected');
    expect([wires.length, server.channels(), server.socketCount()]).toEqual([1, [], 0]);
  });

  it('reconnects immediately after 42xx and joins its channels again, with a new signature', async () => {
    const { client, echo } = connect();
    const received: unknown[] = [];
    echo.private('orders.1').listen('.order-updated', (data: unknown) => received.push(data));
    await settled();
    const before = client.connection.socket_id;
    server.dropAll();
    await settled();
    expect(client.connection.state).toBe('connected');
    expect(client.connection.socket_id).not.toBe(before);
    server.broadcast('private-orders.1', 'order-updated', { after: 'the cut' });
    await settled();
    expect(received).toEqual([{ after: 'the cut' }]);
  });
});
