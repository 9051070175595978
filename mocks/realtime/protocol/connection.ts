import type { After } from '../../time/clock';
import type { Channels } from './channels';
import { errorFrame, eventFrame, readFrame, textAt, type ClientFrame } from './frames';
import { startHeartbeat } from './heartbeat';
import { refusals } from './refusals';
import type { AppCredentials } from './signature';
import { signIn, type SocketSelf } from './signin';
import { leave, subscribe } from './subscriptions';

export type Transport = { send(text: string): void; close(code: number, reason: string): void };

export type ServerParts = {
  credentials: AppCredentials;
  channels: Channels;
  after: After;
  activityTimeout: number;
  pongTimeout: number;
  ended: (connection: Connection) => void;
};

export type Connection = {
  readonly socketId: string;
  /** The person signed in on this connection, if any. */
  userId(): string | undefined;
  receive(text: string): void;
  closed(): void;
  /** Closes from the server's side. */
  end(code: number, reason: string): void;
};

/** One accepted socket: greets it, answers its frames and notices when it goes silent. */
export function createConnection(parts: ServerParts, transport: Transport, socketId: string): Connection {
  const { channels, activityTimeout } = parts;
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
    idleMs: activityTimeout * 1000,
    pongMs: parts.pongTimeout * 1000,
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
