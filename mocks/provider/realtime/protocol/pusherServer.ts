import { type After, realAfter } from '../../time/clock';
import { errorFrame, eventFrame, readFrame, textAt, type ClientFrame, refusals, type Refusal } from './frames';
import {
  createChannels,
  type Channels,
  signChannel,
  signUser,
  type AppCredentials,
  type ChannelClaim,
  type UserClaim,
  leave,
  subscribe,
  signIn,
  type SocketSelf,
} from './subscriptions';

export type PusherServerOptions = AppCredentials & {
  /** Real time by default; a stopped clock's `after` makes silence testable. */
  after?: After;
  /**
   * Called for every connection that is otherwise valid: returns a refusal (over quota, over capacity …), or undefined
   * to accept it.
   */
  admit?: () => Refusal | undefined;
  /** Digits, a dot, digits; unique per connection. Two random numbers by default. */
  nextSocketId?: () => string;
  /** Called for every closed socket, whichever side closed it. */
  onEnded?: (socketId: string) => void;
};

/** The server's end of an open WebSocket. */
export type ServerSocket = {
  /** A text frame arrived. */
  receive(text: string): void;
  /** The socket was closed by either side. */
  closed(): void;
};

export type PusherServer = {
  /**
   * A WebSocket was opened at `url` (path and query suffice). A refused one gets its error frame and is closed immediately.
   */
  connect(transport: Transport, url: string): ServerSocket;
  /** Sends to every socket in the channel. `data` is any JSON value. */
  broadcast(channel: string, event: string, data: unknown): void;
  /** Like `broadcast`, with the data as the text that is sent, and without the socket that caused the event. */
  publish(channel: string, event: string, dataText: string, exceptSocketId?: string): void;
  /**
   * Closes all connections, by default with 4200, after which clients reconnect immediately. 1006 makes transports break
   * without a close frame.
   */
  dropAll(code?: number, reason?: string): void;
  socketCount(): number;
  isOpen(socketId: string): boolean;
  /** Removes a socket from a channel. Its client is not informed: the protocol has no frame for that. */
  unsubscribe(socketId: string, channel: string): void;
  /** Closes one connection with 4009. */
  terminate(socketId: string): void;
  /** Closes every connection signed in as that person with 4009. */
  terminateUser(userId: string): void;
  channels(): { name: string; sockets: number }[];
  /** The `auth` text that lets a socket join a private or presence channel. */
  signChannel(claim: ChannelClaim): string;
  /** The `auth` text that signs a socket in as a person. */
  signUser(claim: UserClaim): string;
};

/** The server side of Pusher protocol 7, independent of the transport: frames in, frames out. */
export function createPusherServer(options: PusherServerOptions): PusherServer {
  const { key, admit = () => undefined, nextSocketId = randomSocketId, onEnded = () => undefined } = options;
  const connections = new Map<string, Connection>();
  const parts: ServerParts = {
    credentials: options,
    channels: createChannels(),
    after: options.after ?? realAfter,
    ended: ({ socketId }) => {
      connections.delete(socketId);
      onEnded(socketId);
    },
  };
  const { code: unauthorizedCode, message: unauthorizedText } = refusals.unauthorized;

  const publish: PusherServer['publish'] = (channel, event, dataText, exceptSocketId) =>
    parts.channels.send(channel, eventFrame(event, dataText, channel), exceptSocketId);

  return {
    connect(transport, url) {
      const refusal = getRefusal(url, key) ?? admit();
      if (refusal) {
        transport.send(errorFrame(refusal));
        transport.close(refusal.code, refusal.message);
        return { receive: () => undefined, closed: () => undefined };
      }
      const connection = createConnection(parts, transport, nextSocketId());
      connections.set(connection.socketId, connection);
      return connection;
    },
    publish,
    broadcast: (channel, event, data) => publish(channel, event, JSON.stringify(data ?? null)),
    dropAll(code = refusals.reconnect.code, reason = refusals.reconnect.message) {
      for (const connection of Array.from(connections.values())) connection.end(code, reason);
    },
    socketCount: () => connections.size,
    isOpen: (socketId) => connections.has(socketId),
    unsubscribe: (socketId, channel) => leave(parts.channels, channel, socketId),
    terminate: (socketId) => connections.get(socketId)?.end(unauthorizedCode, unauthorizedText),
    terminateUser(userId) {
      const own = Array.from(connections.values()).filter((connection) => connection.userId() === userId);
      for (const connection of own) connection.end(unauthorizedCode, unauthorizedText);
    },
    channels: () => parts.channels.counts(),
    signChannel: (claim) => signChannel(options, claim),
    signUser: (claim) => signUser(options, claim),
  };
}

/** Hard to guess, so that no one can request a signature for another person's socket. */
function randomSocketId(): string {
  const [first, second] = crypto.getRandomValues(new Uint32Array(2));
  return `${first}.${second}`;
}

type Transport = { send(text: string): void; close(code: number, reason: string): void };

type ServerParts = {
  credentials: AppCredentials;
  channels: Channels;
  after: After;
  ended: (connection: Connection) => void;
};

type Connection = {
  readonly socketId: string;
  /** The person signed in on this connection, if any. */
  userId(): string | undefined;
  receive(text: string): void;
  closed(): void;
  /** Closes from the server's side. */
  end(code: number, reason: string): void;
};

/** One accepted socket: greets it, answers its frames and notices when it goes silent. */
function createConnection(parts: ServerParts, transport: Transport, socketId: string): Connection {
  const { channels } = parts;
  const self: SocketSelf = {
    socketId,
    userId: undefined,
    send: (text) => transport.send(text),
    end: (code, reason) => connection.end(code, reason),
  };
  const handlers = new Map<string, (frame: ClientFrame) => void>([
    ['pusher:ping', () => self.send(eventFrame('pusher:pong', '{}'))],
    ['pusher:pong', () => undefined],
    ['pusher:signin', ({ data }) => signIn(parts.credentials, self, data)],
    ['pusher:subscribe', ({ data }) => subscribe(parts, self, data)],
    ['pusher:unsubscribe', ({ data }) => leave(channels, textAt(data, 'channel') ?? '', socketId)],
  ]);
  let open = true;
  const heartbeat = startHeartbeat({
    after: parts.after,
    ping: () => self.send(eventFrame('pusher:ping', '{}')),
    dead: () => connection.end(refusals.noPong.code, refusals.noPong.message),
  });

  const connection: Connection = {
    socketId,
    userId: () => self.userId,
    receive(text) {
      if (!open) return;
      heartbeat.recordActivity();
      const frame = readFrame(text);
      if (!frame) self.send(errorFrame({ code: null, message: 'Invalid message format' }));
      else if (frame.event.startsWith('client-')) self.send(errorFrame(refusals.clientEvent));
      else (handlers.get(frame.event) ?? unknownEvent(self))(frame);
    },
    closed() {
      if (!open) return;
      open = false;
      heartbeat.stop();
      for (const channel of channels.of(socketId)) leave(channels, channel, socketId);
      parts.ended(connection);
    },
    end(code, reason) {
      if (!open) return;
      connection.closed();
      transport.close(code, reason);
    },
  };
  const greeting = JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout });
  self.send(eventFrame('pusher:connection_established', greeting));
  return connection;
}

const unknownEvent =
  ({ send }: SocketSelf) =>
  () =>
    send(errorFrame({ code: null, message: 'Unrecognized event' }));

type Options = {
  after: After;
  /** No frame arrived for `activityTimeout`. */
  ping: () => void;
  /** No frame arrived for `pongTimeout` after the ping. */
  dead: () => void;
};

/** Seconds without a frame from the client before it is pinged, sent to it on connecting, and seconds to answer. */
const [activityTimeout, pongTimeout] = [120, 30];

type Heartbeat = { recordActivity(): void; stop(): void };

/** Detects a lost connection when the socket was not closed. */
function startHeartbeat({ after, ping, dead }: Options): Heartbeat {
  let cancel = listen();

  function listen(): () => void {
    return after(activityTimeout * 1000, () => {
      cancel = after(pongTimeout * 1000, dead);
      ping();
    });
  }

  return {
    recordActivity() {
      cancel();
      cancel = listen();
    },
    stop: () => cancel(),
  };
}

const PROTOCOL = 7;

/**
 * Reason a connection to `/app/{key}?protocol=7&client=…` must be refused; undefined when it is accepted. Takes a path or
 * a whole URL.
 */
function getRefusal(url: string, appKey: string): Refusal | undefined {
  const { pathname, searchParams } = new URL(url, 'ws://localhost');
  const key = /^\/app\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (key === undefined) return refusals.unknownPath;
  if (key !== encodeURIComponent(appKey)) {
    return { ...refusals.unknownApp, message: `App key ${key} not in this cluster` };
  }
  const protocol = searchParams.get('protocol');
  if (protocol === null || protocol === '') return refusals.noProtocol;
  if (!/^\d+$/.test(protocol)) return refusals.malformedVersion;
  return Number(protocol) === PROTOCOL ? undefined : refusals.unsupportedProtocol;
}
