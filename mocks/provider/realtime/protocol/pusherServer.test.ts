import { describe, expect, it } from 'vitest';
import { openPusherServer } from '../../../../tests/kit/sockets/pusherSockets';
import { refusals } from './frames';

describe('connecting', () => {
  it('greets with a socket id and the activity timeout, as a JSON text', () => {
    const { connect, server } = openPusherServer();
    const one = connect();
    const two = connect('ws://localhost:9000/app/crewboard?protocol=7');
    expect(one.id).not.toBe(two.id);
    expect(one.news()).toEqual([
      { event: 'pusher:connection_established', data: JSON.stringify({ socket_id: one.id, activity_timeout: 120 }) },
    ]);
    expect(server.socketCount()).toBe(2);
    one.socket.closed();
    one.socket.closed();
    expect(server.socketCount()).toBe(1);
  });

  it.each([
    ['/app/other?protocol=7', 4001],
    ['/app/%E0%A4%A?protocol=7', 4001],
    ['/application/crewboard?protocol=7', 4005],
    ['/app/crewboard?protocol=seven', 4006],
    ['/app/crewboard?protocol=5', 4007],
    ['/app/crewboard', 4008],
    ['/app/crewboard?protocol=', 4008],
  ])('refuses %s with %i, and ignores its frames', (url, code) => {
    const { connect, server } = openPusherServer();
    const socket = connect(url);
    expect(socket.closes).toMatchObject([{ code }]);
    expect(socket.news()).toMatchObject([{ event: 'pusher:error', data: { code } }]);
    socket.push({ event: 'pusher:ping', data: {} });
    expect(socket.news()).toEqual([]);
    expect(server.socketCount()).toBe(0);
  });

  it.each([refusals.secureOnly, refusals.overQuota, refusals.overCapacity])(
    'lets the host refuse it with $code',
    (refusal) => {
      const { connect } = openPusherServer({ admit: () => refusal });
      const socket = connect();
      expect(socket.closes).toEqual([{ code: refusal.code, reason: refusal.message }]);
      expect(socket.news()).toEqual([{ event: 'pusher:error', data: refusal }]);
    },
  );

  it('closes all connections on request, and forgets their channels', () => {
    const { connect, server } = openPusherServer();
    const sockets = [connect(), connect()];
    for (const { subscribe } of sockets) subscribe('news');
    server.dropAll(4200, 'restart');
    expect(sockets.map(({ closes }) => closes)).toEqual([
      [{ code: 4200, reason: 'restart' }],
      [{ code: 4200, reason: 'restart' }],
    ]);
    expect([server.socketCount(), server.channels()]).toEqual([0, []]);
  });
});

describe('socket ids', () => {
  it('are two random numbers that cannot be guessed from other ids', () => {
    const { connect } = openPusherServer();
    const ids = Array.from({ length: 50 }, () => connect().id);
    expect(new Set(ids).size).toBe(50);
    const parts = ids.map((id) => id.split('.').map(Number));
    for (const index of [0, 1]) {
      const numbers = parts.map((each) => each[index] ?? 0);
      expect(Math.max(...numbers)).toBeGreaterThan(2 ** 31);
      const distances = numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0));
      expect(new Set(distances).size).toBe(49);
    }
  });
});

describe('silence', () => {
  it('is followed by a ping, and ended by any frame', () => {
    const { connect, clock } = openPusherServer();
    const socket = connect();
    socket.news();
    clock.advance(119_000);
    socket.push({ event: 'pusher:ping', data: {} });
    expect(socket.news()).toEqual([{ event: 'pusher:pong', data: '{}' }]);
    clock.advance(119_999);
    expect(socket.news()).toEqual([]);
    clock.advance(1);
    expect(socket.news()).toEqual([{ event: 'pusher:ping', data: '{}' }]);
    socket.push({ event: 'pusher:pong', data: {} });
    clock.advance(119_000);
    expect([socket.news(), socket.closes]).toEqual([[], []]);
  });

  it('is given 30 s after the ping, then the connection ends with 4201', () => {
    const { connect, clock, server } = openPusherServer();
    const socket = connect();
    clock.advance(149_999);
    expect(socket.closes).toEqual([]);
    clock.advance(1);
    expect(socket.closes).toEqual([{ code: 4201, reason: 'Pong reply not received' }]);
    expect(server.socketCount()).toBe(0);
  });

  it('a closed connection is not pinged and not closed again', () => {
    const { connect, clock } = openPusherServer();
    const socket = connect();
    socket.news();
    socket.socket.closed();
    clock.advance(600_000);
    expect([socket.news(), socket.closes]).toEqual([[], []]);
  });
});

describe('channels', () => {
  it('confirm a subscription and then carry events, data as a JSON text', () => {
    const { connect, server } = openPusherServer();
    const [one, two] = [connect(), connect()];
    one.news();
    one.subscribe('private-orders.1');
    two.subscribe('private-orders.1');
    two.news();
    expect(one.news()).toEqual([
      { event: 'pusher_internal:subscription_succeeded', channel: 'private-orders.1', data: '{}' },
    ]);
    expect(server.channels()).toEqual([{ name: 'private-orders.1', sockets: 2 }]);
    server.publish('private-orders.1', 'order-updated', '{"id":1}', two.id);
    expect(one.news()).toEqual([{ event: 'order-updated', channel: 'private-orders.1', data: '{"id":1}' }]);
    expect(two.news()).toEqual([]);
    one.push({ event: 'pusher:unsubscribe', data: { channel: 'private-orders.1' } });
    server.broadcast('private-orders.1', 'order-updated', { id: 1 });
    expect(one.news()).toEqual([]);
    expect(two.news()).toHaveLength(1);
  });

  it('let anyone into public ones, and take data given as a text', () => {
    const { connect } = openPusherServer();
    const socket = connect();
    socket.news();
    socket.push({ event: 'pusher:subscribe', data: '{"channel":"news"}' });
    expect(socket.news()).toMatchObject([{ event: 'pusher_internal:subscription_succeeded', channel: 'news' }]);
  });

  it.each([
    ['no auth', undefined],
    ['no key', 'a'.repeat(64)],
    ['a wrong signature', `crewboard:${'a'.repeat(64)}`],
    ['the signature for another channel', 'other'],
  ])('refuse %s with a subscription error, and close the connection with 4009', (_case, auth) => {
    const { connect, server } = openPusherServer();
    const socket = connect();
    socket.news();
    const given = auth === 'other' ? server.signChannel({ socketId: socket.id, channel: 'private-orders.2' }) : auth;
    socket.subscribe('private-orders.1', { auth: given });
    const [refused] = socket.news();
    expect(refused).toMatchObject({ event: 'pusher:subscription_error', channel: 'private-orders.1' });
    expect(JSON.parse(String(refused?.data))).toMatchObject({ type: 'AuthError', status: 401 });
    expect(socket.closes).toEqual([{ code: 4009, reason: 'Connection is unauthorized' }]);
    expect([server.channels(), server.socketCount()]).toEqual([[], 0]);
  });

  it.each([
    ['not JSON', '{"event":', 'Invalid message format'],
    ['no event', { data: {} }, 'Invalid message format'],
    ['an unknown event', { event: 'pusher:dance' }, 'Unrecognized event'],
    ['a name of the language', { event: '__proto__' }, 'Unrecognized event'],
    ['no channel', { event: 'pusher:subscribe', data: {} }, 'Invalid channel name'],
    [
      'the channel of a signed-in person',
      { event: 'pusher:subscribe', data: { channel: '#server-to-user-1' } },
      'Invalid channel name',
    ],
    ['a bad name', { event: 'pusher:subscribe', data: { channel: 'a b' } }, 'Invalid channel name'],
    [
      'the same again',
      { event: 'pusher:subscribe', data: { channel: 'news' } },
      'Existing subscription to channel news',
    ],
  ])('answer %s with an error and stay open', (_case, frame, message) => {
    const { connect } = openPusherServer();
    const socket = connect();
    socket.subscribe('news');
    socket.news();
    socket.push(frame);
    expect(socket.news()).toEqual([{ event: 'pusher:error', data: { code: null, message } }]);
    expect(socket.closes).toEqual([]);
  });

  it('refuse client events with 4301 and stay open', () => {
    const { connect } = openPusherServer();
    const [one, two] = [connect(), connect()];
    for (const socket of [one, two]) {
      socket.subscribe('private-orders.1');
      socket.news();
    }
    one.push({ event: 'client-typing', channel: 'private-orders.1', data: {} });
    expect(one.news()).toMatchObject([{ event: 'pusher:error', data: { code: 4301 } }]);
    expect([two.news(), one.closes]).toEqual([[], []]);
  });
});
