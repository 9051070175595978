import type { After } from '../../clock';
import { isChannelName, isGuarded, isPresence, memberOf, type Channels } from './channels';
import { errorFrame, eventFrame, readFrame, textAt, type ClientFrame } from './frames';
import { startHeartbeat } from './heartbeat';
import { refusals } from './refusals';
import { signChannel, type AppCredentials } from './signature';

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
  receive(text: string): void;
  closed(): void;
  /** Closes from the server's side. */
  end(code: number, reason: string): void;
};

/** One admitted socket: greets it, answers its frames and notices when it falls silent. */
export function createConnection(parts: ServerParts, transport: Transport, socketId: string): Connection {
  const { channels, activityTimeout } = parts;
  const self = { socketId, send: (text: string) => transport.send(text) };
  const handlers = new Map<string, (frame: ClientFrame) => void>([
    ['pusher:ping', () => self.send(eventFrame('pusher:pong', '{}'))],
    ['pusher:pong', () => undefined],
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
    receive(text) {
      if (!open) return;
      heartbeat.heard();
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

type Self = { socketId: string; send(text: string): void };

const unknownEvent =
  ({ send }: Self) =>
  ({ event }: ClientFrame) =>
    send(errorFrame({ code: null, message: `Unrecognized event: ${event}` }));

function subscribe({ channels, credentials }: ServerParts, self: Self, data: unknown): void {
  const channel = textAt(data, 'channel') ?? '';
  const channelData = textAt(data, 'channel_data');
  const auth = textAt(data, 'auth');
  const mistake = mistakeIn(channels, self, channel, channelData);
  if (mistake) {
    self.send(errorFrame({ code: null, message: mistake }));
    return;
  }
  const claim = { socketId: self.socketId, channel, ...(isPresence(channel) && { channelData }) };
  if (isGuarded(channel) && auth !== signChannel(credentials, claim)) {
    refuseSubscription(self, channel, auth);
    return;
  }
  const member = isPresence(channel) ? memberOf(channelData) : undefined;
  const arrives = channels.add(channel, self, member);
  const answer = isPresence(channel) ? { presence: channels.presence(channel) } : {};
  self.send(eventFrame('pusher_internal:subscription_succeeded', JSON.stringify(answer), channel));
  if (arrives && member) {
    channels.send(channel, eventFrame('pusher_internal:member_added', JSON.stringify(member), channel), self.socketId);
  }
}

function mistakeIn(channels: Channels, self: Self, channel: string, channelData?: string): string | undefined {
  if (!isChannelName(channel)) return `Invalid channel name: ${channel}`;
  if (channels.has(channel, self.socketId)) return `Existing subscription to channel ${channel}`;
  if (isPresence(channel) && !memberOf(channelData)) return 'Invalid channel_data: user_id is missing';
  return undefined;
}

/** The connection learns of it as an error, the channel as a failed subscription; both stay usable. */
function refuseSubscription(self: Self, channel: string, auth: string | undefined): void {
  const message = /^[^:]+:[\da-f]{64}$/.test(auth ?? '')
    ? `Invalid signature for subscription to ${channel}`
    : `Auth value for subscription to ${channel} is invalid: should be of format 'key:signature'`;
  self.send(errorFrame({ code: refusals.unauthorized.code, message }));
  const error = { type: 'AuthError', error: message, status: 401 };
  self.send(eventFrame('pusher:subscription_error', JSON.stringify(error), channel));
}

function leave(channels: Channels, channel: string, socketId: string): void {
  const member = channels.remove(channel, socketId);
  if (!member) return;
  const data = JSON.stringify({ user_id: member.user_id });
  channels.send(channel, eventFrame('pusher_internal:member_removed', data, channel));
}
