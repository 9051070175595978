import type { After } from '../../time/clock';
import { createChannels } from './channels';
import { createConnection, type Connection, type ServerParts, type Transport } from './connection';
import { getRefusal } from './endpoint';
import { errorFrame, eventFrame } from './frames';
import { refusals, type Refusal } from './refusals';
import { signChannel, signUser, type AppCredentials, type ChannelClaim, type UserClaim } from './signature';
import { leave } from './subscriptions';

export type PusherServerOptions = AppCredentials & {
  /** Real time by default; a stopped clock's `after` makes silence testable. */
  after?: After;
  /** Seconds without a frame from the client before it is pinged; sent to the client on connecting. Default 120. */
  activityTimeout?: number;
  /** Seconds the client then has to answer. Default 30. */
  pongTimeout?: number;
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
  /** Sends to every socket in the channel except the one that caused the event. `data` is any JSON value. */
  broadcast(channel: string, event: string, data: unknown, options?: { exceptSocketId?: string | undefined }): void;
  /** Like `broadcast`, with the data as the text that is sent. */
  publish(channel: string, event: string, dataText: string, options?: { exceptSocketId?: string | undefined }): void;
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

/** Hard to guess, so that no one can request a signature for another person's socket. */
function randomSocketId(): string {
  const [first, second] = crypto.getRandomValues(new Uint32Array(2));
  return `${first}.${second}`;
}
