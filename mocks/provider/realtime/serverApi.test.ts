// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Pusher from 'pusher';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFrame } from '../../../tests/kit/sockets/pusherSockets';
import { parsed, textAt } from './protocol/frames';
import { createPusherServer, type PusherServer } from './protocol/pusherServer';
import { createServerApi } from './serverApi';

// The official server library over real HTTP: each side accepts the other's signatures.

const app = { appId: '1', key: 'crewboard', secret: 'not a secret' };
let server: PusherServer;
let http: Server;
let port: number;
let api: ReturnType<typeof createServerApi>;

beforeEach(async () => {
  server = createPusherServer(app);
  api = createServerApi({ ...app, server });
  http = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => void answer(incoming, Buffer.concat(chunks).toString(), outgoing));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(() => new Promise((resolve) => http.close(resolve)));

async function answer({ method = 'GET', url = '' }: IncomingMessage, body: string, outgoing: ServerResponse) {
  const request = new Request(`http://localhost${url}`, { method, ...(method === 'POST' && { body }) });
  const response = await api(request);
  outgoing.writeHead(response?.status ?? 404).end(await response?.text());
}

const sdk = (more: Partial<typeof app> = {}) =>
  new Pusher({ ...app, ...more, host: '127.0.0.1', port: String(port), useTLS: false });

/** A socket in the given channels; returns its id and the events it receives. */
function listen(...channels: string[]) {
  const received: ReturnType<typeof parseFrame>[] = [];
  const closes: number[] = [];
  const transport = {
    send: (text: string) => received.push(parseFrame(text)),
    close: (code: number) => closes.push(code),
  };
  const socket = server.connect(transport, '/app/crewboard?protocol=7');
  const id = textAt(parsed(String(received[0]?.data)), 'socket_id') ?? '';
  for (const channel of channels) {
    const data = { channel, auth: server.signChannel({ socketId: id, channel }) };
    socket.receive(JSON.stringify({ event: 'pusher:subscribe', data }));
  }
  const signIn = (userId: string) => {
    const { auth, user_data } = sdk().authenticateUser(id, { id: userId });
    socket.receive(JSON.stringify({ event: 'pusher:signin', data: { auth, user_data } }));
  };
  const join = (channel: string) =>
    socket.receive(JSON.stringify({ event: 'pusher:subscribe', data: { auth: '', channel } }));
  received.length = 0;
  return { id, received, closes, signIn, join };
}

describe('the official server library', () => {
  it('triggers events to several channels, except one socket', async () => {
    const [one, two] = [listen('private-orders.1', 'news'), listen('private-orders.1')];
    const triggered = await sdk().trigger(
      ['private-orders.1', 'news'],
      'order-updated',
      { note: 'Ünïcode' },
      { socket_id: two.id },
    );
    expect(triggered.status).toBe(200);
    const data = '{"note":"Ünïcode"}';
    expect(one.received).toEqual([
      { event: 'order-updated', channel: 'private-orders.1', data },
      { event: 'order-updated', channel: 'news', data },
    ]);
    expect(two.received).toEqual([]);
  });

  it.each([
    ['another secret', { secret: 'guessed' }, 401],
    ['another key', { key: 'other' }, 401],
    ['another app', { appId: '2' }, 404],
  ])('is refused with %s', async (_case, more, status) => {
    const { received } = listen('news');
    await expect(sdk(more).trigger('news', 'hello', {})).rejects.toMatchObject({ status });
    expect(received).toEqual([]);
  });

  it('ends only the connections of a signed-in person', async () => {
    const [one, again, other, anonymous] = [listen(), listen(), listen(), listen('private-orders.1')];
    one.signIn('7');
    again.signIn('7');
    other.signIn('8');
    expect(one.received).toEqual([{ event: 'pusher:signin_success', data: '{"user_data":"{\\"id\\":\\"7\\"}"}' }]);
    expect((await sdk().terminateUserConnections('7')).status).toBe(200);
    expect([one, again, other, anonymous].map(({ closes }) => closes)).toEqual([[4009], [4009], [], []]);
    expect(server.socketCount()).toBe(2);
    await expect(sdk({ secret: 'guessed' }).terminateUserConnections('8')).rejects.toMatchObject({ status: 401 });
    expect(other.closes).toEqual([]);
  });

  it('sends to a person who signed in, and only they may listen there', async () => {
    const [one, other] = [listen(), listen()];
    one.signIn('7');
    for (const { join, received } of [one, other]) {
      join('#server-to-user-7');
      received.length = 0;
    }
    await sdk().sendToUser('7', 'hello', { n: 1 });
    expect(one.received).toEqual([{ event: 'hello', channel: '#server-to-user-7', data: '{"n":1}' }]);
    expect(other.received).toEqual([]);
  });

  it('signs a person in with the same text', () => {
    const { auth, user_data: userData } = sdk().authenticateUser('123.456', { id: '7', user_info: { name: 'Zoë' } });
    expect(server.signUser({ socketId: '123.456', userData })).toBe(auth);
  });

  it('signs channels to the same text', () => {
    const claim = { socketId: '123.456', channel: 'private-orders.1' };
    expect(server.signChannel(claim)).toBe(sdk().authorizeChannel('123.456', 'private-orders.1').auth);
    const signed = sdk().authorizeChannel('123.456', 'presence-orders.1', { user_id: '2', user_info: { name: 'Zoë' } });
    const presence = { socketId: '123.456', channel: 'presence-orders.1', channelData: signed.channel_data };
    expect(server.signChannel(presence)).toBe(signed.auth);
  });
});

describe('the server API itself', () => {
  const signed = (body: string) => {
    const query = sdk().createSignedQueryString({ method: 'POST', path: '/apps/1/events', body });
    return `http://localhost/apps/1/events?${query}`;
  };
  const post = (url: string, body: string) => api(new Request(url, { method: 'POST', body }));

  it('refuses a changed body and an old timestamp', async () => {
    const body = JSON.stringify({ name: 'hello', channel: 'news', data: '{}' });
    expect((await post(signed(body), body))?.status).toBe(200);
    const changed = await post(signed(body), body.replace('hello', 'bye'));
    expect([changed?.status, await changed?.text()]).toEqual([401, 'Invalid body_md5']);
    const guessed = signed(body).replace(/auth_signature=../, 'auth_signature=zz');
    expect(await (await post(guessed, 'x'.repeat(100_000)))?.text()).toBe('Invalid signature');
    api = createServerApi({ ...app, server, now: () => Date.now() + 700_000 });
    expect((await post(signed(body), body))?.status).toBe(401);
    expect((await post('http://localhost/apps/1/events', body))?.status).toBe(401);
  });
});
