import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { RealtimeSettings } from '../../config/settings';
import { isForbidden, isUnauthorized, isServerFailure, isTooManyRequests, isUnanswered } from '../../http/failures';
import { openStorage } from '../../lib/device/deviceStorage';
import { isRecord } from '../../lib/plainData';
import type { ConnectionStatus } from '../slice';
import { backOff } from './channelJoins';
import { closeCodes, createReconnection, type Reconnection } from './reconnection';

/** Signs a private channel: resolves with the provider's answer, rejects when it refuses. */
export type Authorize = (socketId: string, channelName: string) => Promise<{ auth: string; channel_data?: string }>;

/** Requests the signatures of a connection from the provider. */
export type Signatures = { channel: Authorize; user: AuthenticateUser };

export type EchoListeners = {
  onStatus: (status: ConnectionStatus) => void;
  onEvent: (channel: string, event: string, payload: unknown) => void;
  /** The provider confirmed a channel; also after each reconnection. */
  onJoined: (channel: string) => void;
  /** A channel could not be joined; `isFinal` when the provider refused this person. */
  onFailed: (channel: string, isFinal: boolean) => void;
  /** The provider ended this person's connections because they lost a right; the client reconnects. */
  onTerminated: () => void;
};

export type EchoConnection = {
  join: (channel: string) => void;
  leave: (channel: string) => void;
  /** Joins a presence channel until the returned function is called. */
  present: (channel: string, onMembers: (members: readonly PresentMember[]) => void) => () => void;
  /** Reconnects right away if the connection is down. */
  wake: () => void;
  /** Replaces a connection that seems dead. */
  restart: () => void;
  close: () => void;
};

export type OpenEcho = (settings: RealtimeSettings, sign: Signatures, listeners: EchoListeners) => EchoConnection;

/**
 * Opens the app's only socket: the real pusher-js client under laravel-echo (spec section 7: port 9000 plain, 443 secure,
 * TLS not forced, statistics off). Channel names are given without their `private-` prefix.
 */
export function openEcho(settings: RealtimeSettings, sign: Signatures, listeners: EchoListeners): EchoConnection {
  const refusals = new Set<string>();
  const client: Pusher = new Pusher(settings.appKey, {
    cluster: settings.cluster,
    wsHost: settings.host,
    wsPort: settings.port,
    wssPort: settings.securePort,
    forceTLS: settings.forceTls,
    enableStats: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      endpoint: settings.authPath,
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        // A newer connection has requested another signature; this one does not fit it.
        const isCurrent = () => client.connection.socket_id === socketId;
        void signed(sign.channel(socketId, channelName)).then(
          (data) => isCurrent() && done(null, data),
          (error: Error) => {
            if (!isCurrent()) return;
            if (isRefusal(error)) refusals.add(channelName);
            done(error, null);
          },
        );
      },
    },
    userAuthentication: {
      endpoint: settings.userAuthPath,
      transport: 'ajax',
      customHandler: answerSignIn(sign.user, () => client.connection),
    },
  });
  clearTransportCache(client);
  client.signin();
  const reconnection = reconnectAutomatically(client, listeners);
  const echo = new Echo({ broadcaster: 'pusher', client, withoutInterceptors: true });
  return {
    ...joinChannels(echo, client, refusals, listeners),
    wake: reconnection.wake,
    restart: () => reconnection.closed(),
    close: () => {
      reconnection.stop();
      echo.disconnect();
    },
    present: (name, onMembers) => joinPresence(client, name, onMembers, () => refusals.delete(`presence-${name}`)),
  };
}

/** `refusals` has the channels this person may not join before their failure is reported. */
function joinChannels(
  echo: Echo<'pusher'>,
  client: Pusher,
  refusals: Set<string>,
  { onEvent, onJoined, onFailed }: EchoListeners,
): Pick<EchoConnection, 'join' | 'leave'> {
  const joined = new Map<string, { isWanted: boolean }>();
  const join = (name: string) => {
    const fullName = `private-${name}`;
    const channel = { isWanted: true };
    joined.set(name, channel);
    const ifSubscribed = (action: () => void) => {
      if (channel.isWanted) action();
      // pusher-js forgets that a channel was left while it was being joined.
      else if (!joined.has(name)) client.unsubscribe(fullName);
    };
    echo
      .private(name)
      .listenToAll((event: string, payload: unknown) =>
        ifSubscribed(() => onEvent(name, event.replace(/^\./, ''), payload)),
      )
      .subscribed(() => ifSubscribed(() => onJoined(name)))
      .error(() => ifSubscribed(() => onFailed(name, refusals.delete(fullName))));
  };
  const leave = (name: string) => {
    const channel = joined.get(name);
    if (channel) channel.isWanted = false;
    joined.delete(name);
    echo.leaveChannel(`private-${name}`);
  };
  return { join, leave };
}

/** pusher-js reports its connection; the reconnection schedule decides what to do. */
function reconnectAutomatically(client: Pusher, { onStatus, onTerminated }: EchoListeners): Reconnection {
  const { connection } = client;
  const reconnection = createReconnection({
    connect: () => client.connect(),
    disconnect: () => client.disconnect(),
    onStatus,
    onTerminated,
  });
  // pusher-js plans its own retry after these events. Disconnected, it plans one at most, which the schedule then ends.
  const closed = (code?: number) => {
    client.disconnect();
    queueMicrotask(() => reconnection.closed(code));
  };
  connection.bind('connecting_in', () => closed());
  connection.bind('error', (error: unknown) => {
    const code = getCloseCode(error);
    // pusher-js continues over TLS.
    if (code === closeCodes.secureOnly && !connection.isUsingTLS()) closed(closeCodes.firstImmediate);
    else if (code !== undefined) closed(code);
  });
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') reconnection.connected();
    else if (current === 'connecting') reconnection.connecting();
    else if (current === 'failed') reconnection.refused();
  });
  if (connection.state === 'failed') reconnection.refused();
  else reconnection.connecting();
  return reconnection;
}

/** The code a socket was closed with; an error frame on an open socket has another type. */
function getCloseCode(error: unknown): number | undefined {
  if (!isRecord(error) || error.type !== 'WebSocketError') return undefined;
  const data = isRecord(error.error) ? error.error.data : undefined;
  return isRecord(data) && typeof data.code === 'number' ? data.code : undefined;
}

/** An answer without a signature, such as a proxy's page, is a failure. */
async function signed(answer: ReturnType<Authorize>): ReturnType<Authorize> {
  const data: unknown = await answer;
  if (!isRecord(data) || typeof data.auth !== 'string') throw new Error('The answer carries no signature');
  return answer;
}

function isRefusal(error: unknown): boolean {
  return isUnauthorized(error) || isForbidden(error);
}

/** Signs a socket in as the user: resolves with the provider's answer, rejects when it refuses. */
type AuthenticateUser = (socketId: string) => Promise<{ auth: string; user_data: string }>;

type Done = (error: Error | null, data: { auth: string; user_data: string } | null) => void;

/**
 * Answers pusher-js, which signs each new connection in as the user, so that the provider can end all connections of a
 * person. Nothing on screen needs it: temporary failures are retried while the connection lasts, all others are ignored,
 * also where a provider has no such call.
 */
function answerSignIn(authenticate: AuthenticateUser, getConnection: () => Pusher['connection']) {
  return ({ socketId }: { socketId: string }, done: Done): void => {
    const isCurrent = () => getConnection().state === 'connected' && getConnection().socket_id === socketId;
    const attempt = (failures: number) => {
      authenticate(socketId).then(
        (data) => {
          if (isCurrent()) done(null, data);
        },
        (error: Error) => {
          if (!isCurrent()) return;
          if (isTemporary(error)) setTimeout(() => isCurrent() && attempt(failures + 1), backOff(failures));
          else done(error, null);
        },
      );
    };
    attempt(0);
  };
}

function isTemporary(error: Error): boolean {
  return isUnanswered(error) || isTooManyRequests(error) || isServerFailure(error);
}

/** A member of a presence channel, with their user id. */
export type PresentMember = { id: string; name: string; avatarUrl: string | null };

type WireMember = { id?: unknown; info?: unknown };
type WireMembers = { each: (callback: (member: WireMember) => void) => void };

/**
 * Joins a presence channel (named without its prefix) and reports its members, the user included, at each change. The
 * list is empty while the connection is down. Retries failed joins, except after `isRefused`. Does not use Laravel Echo,
 * which drops the ids.
 */
function joinPresence(
  client: Pusher,
  name: string,
  onMembers: (members: readonly PresentMember[]) => void,
  isRefused: () => boolean,
): () => void {
  const wireName = `presence-${name}`;
  const present = new Map<string, PresentMember>();
  const add = ({ id, info }: WireMember) => {
    if (typeof id === 'string' || typeof id === 'number')
      present.set(String(id), { id: String(id), ...readInfo(info) });
  };
  const report = () => onMembers([...present.values()]);
  const onConnection = ({ previous }: { previous: string }) => {
    if (previous !== 'connected') return;
    present.clear();
    report();
  };
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const channel = client.subscribe(wireName);
  channel.bind('pusher:subscription_error', () => {
    clearTimeout(retry);
    if (!isRefused()) retry = setTimeout(() => client.subscribe(wireName), backOff(failures++));
  });
  channel.bind('pusher:subscription_succeeded', (members: WireMembers) => {
    failures = 0;
    present.clear();
    members.each(add);
    report();
  });
  channel.bind('pusher:member_added', (member: WireMember) => {
    add(member);
    report();
  });
  channel.bind('pusher:member_removed', ({ id }: WireMember) => {
    present.delete(String(id));
    report();
  });
  client.connection.bind('state_change', onConnection);
  return () => {
    clearTimeout(retry);
    client.connection.unbind('state_change', onConnection);
    channel.unbind();
    client.unsubscribe(wireName);
  };
}

function readInfo(info: unknown): Omit<PresentMember, 'id'> {
  const read = (name: string): unknown => (typeof info === 'object' && info !== null ? Reflect.get(info, name) : null);
  const [name, avatarUrl] = [read('name'), read('avatar_url')];
  return { name: typeof name === 'string' ? name : '', avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null };
}

const keys = ['pusherTransportTLS', 'pusherTransportNonTLS'];

/**
 * Removes the transport that pusher-js stores with each connection: a session leaves only the keys of spec section 3.
 * WebSocket is the only transport, so nothing is lost.
 */
function clearTransportCache({ connection }: Pusher): void {
  const storage = openStorage('localStorage', () => undefined);
  const clear = () => keys.forEach((key) => storage.removeItem(key));
  connection.bind('state_change', clear);
  clear();
}
