// @vitest-environment node
import Pusher from 'pusher';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Served, serveTestWorld } from '../../../tests/kit/http/servedWorld';
import { appKey, appSecret } from '../../provider/createWorld';
import { appId } from './world';

// Real sockets on free ports of this machine.

let served: Served;

beforeEach(async () => {
  served = await serveTestWorld();
});

afterEach(async () => {
  await served.close();
  expect(served.broken).toEqual([]);
});

describe('sockets', () => {
  it('speak the protocol', async () => {
    const socket = open();
    await vi.waitFor(() => expect(socket.received).toHaveLength(1));
    expect(socket.received[0]).toContain('pusher:connection_established');
    socket.ws.send('{"event":"pusher:subscribe","data":{"channel":"news"}}');
    await vi.waitFor(() => expect(socket.received).toHaveLength(2));
    served.world.pusher.broadcast('news', 'hello', { to: 'all' });
    await vi.waitFor(() => expect(socket.received[2]).toContain('hello'));
  });

  it.each([
    ['/app/another?protocol=7', 4001],
    ['/app/crewboard?protocol=5', 4007],
    ['/app/crewboard', 4008],
    ['/elsewhere', 4005],
    ['//', 4005],
  ])('a socket to %s is closed with %i', async (path, code) => {
    expect(await open(path).closed).toBe(code);
  });

  it('are closed and removed after a frame that is far too long', async () => {
    const socket = open();
    await vi.waitFor(() => expect(socket.received).toHaveLength(1));
    socket.ws.send('x'.repeat(100_000));
    expect(await socket.closed).toBe(1009);
    await vi.waitFor(() => expect(served.world.pusher.socketCount()).toBe(0));
  });

  it('are closed and removed after more frames than any client needs', async () => {
    const socket = open();
    await vi.waitFor(() => expect(socket.received).toHaveLength(1));
    for (let sent = 0; sent < 2_000; sent += 1) socket.ws.send('{"event":"pusher:ping","data":{}}');
    expect(await socket.closed).toBe(1006);
    await vi.waitFor(() => expect(served.world.pusher.socketCount()).toBe(0));
  });

  it('with many frames at once are served one frame in a turn, between which others are served', async () => {
    let turn = 0;
    const turns: number[] = [];
    const { pusher } = served.world;
    const connect = pusher.connect.bind(pusher);
    pusher.connect = (transport, url) => {
      const { receive, closed } = connect(transport, url);
      return { receive: (text) => (turns.push(turn), receive(text)), closed };
    };
    const socket = open();
    await vi.waitFor(() => expect(socket.received).toHaveLength(1));
    let counting = setImmediate(function count() {
      turn += 1;
      counting = setImmediate(count);
    });
    onTestFinished(() => clearImmediate(counting));
    for (let sent = 0; sent < 100; sent += 1) socket.ws.send('{"event":"pusher:ping","data":{}}');
    await vi.waitFor(() => expect(socket.received).toHaveLength(101));
    expect(new Set(turns).size).toBe(100);
  });

  it('are closed and removed if they do not read what they are sent', async () => {
    const socket = open();
    socket.ws.on('open', () => socket.ws.send('{"event":"pusher:subscribe","data":{"channel":"news"}}'));
    await vi.waitFor(() => expect(socket.received).toHaveLength(2));
    socket.ws.pause();
    for (let pushed = 0; pushed < 2_000; pushed += 1)
      served.world.pusher.broadcast('news', 'hello', { text: 'x'.repeat(10_000) });
    await vi.waitFor(() => expect(served.world.pusher.socketCount()).toBe(0));
    socket.ws.terminate();
  });

  it('receive the pushes of a back end that uses the official library', async () => {
    const socket = open();
    socket.ws.on('open', () => socket.ws.send('{"event":"pusher:subscribe","data":{"channel":"news"}}'));
    await vi.waitFor(() => expect(socket.received).toHaveLength(2));
    const { port } = served;
    const backEnd = new Pusher({ appId, key: appKey, secret: appSecret, host: 'localhost', port: String(port) });
    expect((await backEnd.trigger('news', 'hello', { to: 'all' })).status).toBe(200);
    await vi.waitFor(() => expect(socket.received[2]).toContain('hello'));
  });
});

function open(path = `/app/${appKey}?protocol=7`) {
  const ws = new WebSocket(`ws://localhost:${served.wsPort}${path}`);
  const received: string[] = [];
  ws.on('message', (data) => received.push(Buffer.isBuffer(data) ? data.toString() : ''));
  ws.on('error', () => undefined);
  const closed = new Promise<number>((settle) => ws.on('close', (code) => settle(code)));
  return { ws, received, closed };
}
