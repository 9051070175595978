import type { After } from '../../clock';
import { createChannels } from './channels';
import { createConnection, type Connection, type ServerParts, type Transport } from './connection';
import { refusalOf } from './endpoint';
import { errorFrame, eventFrame } from './frames';
import { refusals, type Refusal } from './refusals';
import { signChannel, type AppCredentials, type ChannelClaim } from './signature';

export type PusherServerOptions = AppCredentials & {
  /** Real time unless told; a stopped clock's `after` makes silence testable. */
  after?: After;
  /** Seconds without a word from the client before it is pinged; it learns them on connecting. 120 unless told. */
  activityTimeout?: number;
  /** Seconds it then has to answer. 30 unless told. */
  pongTimeout?: number;
  /** Asked for every connection that is otherwise fine: names the refusal (over quota, over capacity …) or lets it in. */
  admit?: () => Refusal | undefined;
  /** Digits, a dot, digits; unique per connection. Counted unless told. */
  nextSocketId?: () => string;
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
  channels(): { name: string; sockets: number }[];
  /** The `auth` text that lets a socket into a private or presence channel. */
  signChannel(claim: ChannelClaim): string;
};

/** The server side of Pusher protocol 7, free of transport: frames in, frames out. */
export function createPusherServer(options: PusherServerOptions): PusherServer {
  const { key, admit = () => undefined, nextSocketId = countedSocketIds() } = options;
  const connections = new Set<Connection>();
  const parts: ServerParts = {
    credentials: options,
    channels: createChannels(),
    after: options.after ?? realAfter,
    activityTimeout: options.activityTimeout ?? 120,
    pongTimeout: options.pongTimeout ?? 30,
    ended: (connection) => connections.delete(connection),
  };

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
      connections.add(connection);
      return connection;
    },
    publish,
    broadcast: (channel, event, data, to) => publish(channel, event, JSON.stringify(data ?? null), to),
    dropAll(code = refusals.reconnect.code, reason = refusals.reconnect.message) {
      for (const connection of Array.from(connections)) connection.end(code, reason);
    },
    socketCount: () => connections.size,
    channels: () => parts.channels.counts(),
    signChannel: (claim) => signChannel(options, claim),
  };
}

const realAfter: After = (delayMs, run) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/** Alike in every run, so that signatures are too; spread out, so that one is not mistaken for its neighbour. */
function countedSocketIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${100_000 + count}.${(count * 48_271) % 2_147_483_647}`;
  };
}
