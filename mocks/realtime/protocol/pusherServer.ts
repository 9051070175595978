import type { After } from '../../clock';
import { createChannels } from './channels';
import { createConnection, type Connection, type ServerParts, type Transport } from './connection';
import { refusalOf } from './endpoint';
import { errorFrame, eventFrame } from './frames';
import { refusals, type Refusal } from './refusals';
import { signChannel, signUser, type AppCredentials, type ChannelClaim, type UserClaim } from './signature';
import { leave } from './subscriptions';

export type PusherServerOptions = AppCredentials & {
  /** Real time unless told; a stopped clock's `after` makes silence testable. */
  after?: After;
  /** Seconds without a word from the client before it is pinged; it learns them on connecting. 120 unless told. */
  activityTimeout?: number;
  /** Seconds it then has to answer. 30 unless told. */
  pongTimeout?: number;
  /** Asked for every connection that is otherwise fine: names the refusal (over quota, over capacity …) or lets it in. */
  admit?: () => Refusal | undefined;
  /** Digits, a dot, digits; unique per connection. Two random numbers by default. */
  nextSocketId?: () => string;
  /** Hears of every socket that is gone, whoever closed it. */
  onEnded?: (socketId: string) => void;
};

/** One end of an open WebSocket, as the protocol hears it. */
export type ServerSocket = {
  /** A text frame arrived. */
  receive(text: string): void;
  /** The socket is gone, whoever closed it. */
  closed(): void;
};

export type PusherServer = {
  /** A WebSocket was opened at `url` (path and query suffice). A refused one gets its error frame and is closed at once. */
  connect(transport: Transport, url: string): ServerSocket;
  /** Sends to every socket in the channel, but the one that caused it. `data` is any JSON value. */
  broadcast(channel: string, event: string, data: unknown, options?: { exceptSocketId?: string | undefined }): void;
  /** As `broadcast`, with the data as the text that goes over the wire. */
  publish(channel: string, event: string, dataText: string, options?: { exceptSocketId?: string | undefined }): void;
  /** Closes all connections; 4200 unless told, after which clients return at once. 1006 asks transports to cut without a goodbye. */
  dropAll(code?: number, reason?: string): void;
  socketCount(): number;
  isOpen(socketId: string): boolean;
  /** Takes a socket out of a channel. Its client is not informed: the protocol has no frame for that. */
  unsubscribe(socketId: string, channel: string): void;
  /** Closes one connection with 4009. */
  terminate(socketId: string): void;
  /** Closes every connection that signed in as that person with 4009. */
  terminateUser(userId: string): void;
  channels(): { name: string; sockets: number }[];
  /** The `auth` text that lets a socket into a private or presence channel. */
  signChannel(claim: ChannelClaim): string;
  /** The `auth` text that signs a socket in as a person. */
  signUser(claim: UserClaim): string;
};

/** The server side of Pusher protocol 7, free of transport: frames in, frames out. */
export function createPusherServer(options: PusherServerOptions): PusherServer {
  const { key, admit = () => undefined, nextSocketId = randomSocketId, onEnded = () => undefined } = options;
  const connections = new Map<string, Connection>();
  const parts: ServerParts = {
    credentials: options,
    channels: createChannels(),
    after: options.after ?? realAfter,
    activityTimeout: options.activityTimeout ?? 120,
    pongTimeout: options.pongTimeout ?? 30,
    ended: ({ socketId }) => {
      connections.delete(socketId);
      onEnded(socketId);
    },
  };
  const { code: unauthorizedCode, message: unauthorizedText } = refusals.unauthorized;

  const publish: PusherServer['publish'] = (channel, event, dataText, { exceptSocketId } = {}) =>
    parts.channels.send(channel, eventFrame(event, dataText, channel), exceptSocketId);

  return {
    connect(transport, url) {
      const refusal = refusalOf(url, key) ?? admit();
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
    broadcast: (channel, event, data, to) => publish(channel, event, JSON.stringify(data ?? null), to),
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

const realAfter: After = (delayMs, run) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/** Nobody can guess it, so nobody can ask for a signature for somebody else's socket. */
function randomSocketId(): string {
  const [first, second] = crypto.getRandomValues(new Uint32Array(2));
  return `${first}.${second}`;
}
