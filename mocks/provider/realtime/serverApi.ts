import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fieldAt, parsed, textAt, isTooLarge, maxEventBytes } from './protocol/frames';
import type { PusherServer } from './protocol/pusherServer';
import { sign, type AppCredentials } from './protocol/subscriptions';

type Options = AppCredentials & {
  appId: string;
  server: Pick<PusherServer, 'publish' | 'channels' | 'terminateUser'>;
  /** Epoch milliseconds of real time, for the timestamps of requests. */
  now?: () => number;
};

type PushedEvent = { name: string; data: string; channels: string[]; socketId: string | undefined };

const TOLERANCE_S = 600;

/**
 * Pusher's HTTP API for back ends: `POST /apps/{id}/events` and `/batch_events`, `GET /apps/{id}/channels`, `POST
 * /apps/{id}/users/{user_id}/terminate_connections`, signed as the official server libraries sign. Undefined for any
 * other path, so that a host can handle it.
 */
export function createServerApi(options: Options): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, id, action] = /^\/apps\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
    const answer = action === undefined ? undefined : findAction(options.server, action);
    if (id === undefined || !answer) return undefined;
    if (id !== options.appId) return refusal(404, `Unknown app ${id}`);
    const body = await request.text();
    const flaw = findFlaw(options, request.method, pathname, searchParams, body);
    if (flaw) return refusal(401, flaw);
    return request.method === answer.method ? answer.run(body) : refusal(405, `Use ${answer.method}`);
  };
}

type Action = { method: 'GET' | 'POST'; run: (body: string) => Response };

/** The action of a path below the app; undefined for a path the API does not have. */
function findAction(server: Options['server'], action: string): Action | undefined {
  switch (action) {
    case 'channels':
      return { method: 'GET', run: () => listChannels(server) };
    case 'events':
      return { method: 'POST', run: (body) => push(server, [parsed(body)]) };
    case 'batch_events':
      return { method: 'POST', run: (body) => push(server, fieldAt(parsed(body), 'batch')) };
    default: {
      const userId = /^users\/([^/]+)\/terminate_connections$/.exec(action)?.[1];
      return userId === undefined ? undefined : { method: 'POST', run: () => terminate(server, userId) };
    }
  }
}

function terminate(server: Options['server'], userId: string): Response {
  server.terminateUser(userId);
  return Response.json({});
}

function push(server: Options['server'], batch: unknown): Response {
  const events = Array.isArray(batch) ? batch.map(parseEvent) : [undefined];
  const valid = events.filter((event) => event !== undefined);
  if (valid.length !== events.length) return refusal(400, 'Each event needs a name, a data text and its channels');
  if (valid.some(({ data }) => isTooLarge(data))) {
    return refusal(413, `The data content of this event exceeds the allowed maximum (${maxEventBytes} bytes)`);
  }
  for (const { name, data, channels, socketId } of valid) {
    for (const channel of channels) server.publish(channel, name, data, socketId);
  }
  return Response.json({});
}

function parseEvent(value: unknown): PushedEvent | undefined {
  const name = textAt(value, 'name');
  const data = textAt(value, 'data');
  const one = textAt(value, 'channel');
  const several = fieldAt(value, 'channels');
  const channels: unknown[] = Array.isArray(several) ? several : [one];
  const texts = channels.filter((channel) => typeof channel === 'string');
  if (name === undefined || data === undefined || texts.length === 0 || texts.length !== channels.length)
    return undefined;
  return { name, data, channels: texts, socketId: textAt(value, 'socket_id') };
}

function listChannels(server: Options['server']): Response {
  return Response.json({ channels: Object.fromEntries(server.channels().map(({ name }) => [name, {}])) });
}

/** Validates the signature of a request; undefined if it is right. */
function findFlaw(
  options: Options,
  method: string,
  path: string,
  query: URLSearchParams,
  body: string,
): string | undefined {
  const { key, secret, now = Date.now } = options;
  if (query.get('auth_key') !== key) return `Unknown auth_key ${query.get('auth_key') ?? ''}`;
  const age = Math.abs(now() / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN));
  if (!(age <= TOLERANCE_S)) return `Timestamp expired: given timestamp not within ${TOLERANCE_S}s of server time`;
  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .join('&');
  const expected = sign(secret, [method, path, signed].join('\n'));
  if (query.get('auth_signature') !== expected) return 'Invalid signature';
  // Last, because a long body takes long: only a sender who knows the secret can cause that.
  return body === '' || query.get('body_md5') === bytesToHex(md5(utf8ToBytes(body))) ? undefined : 'Invalid body_md5';
}

const refusal = (status: number, message: string): Response =>
  new Response(message, { status, headers: { 'Content-Type': 'text/plain' } });
