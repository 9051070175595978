import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { errorFrame, eventFrame, textAt, refusals, fieldAt, parsed } from './frames';

type Parts = { channels: Channels; credentials: AppCredentials };

/** Answers `pusher:subscribe`. A wrong signature ends the connection with code 4009. */
export function subscribe({ channels, credentials }: Parts, self: SocketSelf, data: unknown): void {
  const channel = textAt(data, 'channel') ?? '';
  const channelData = textAt(data, 'channel_data');
  const auth = textAt(data, 'auth');
  const mistake = findMistake(channels, self, channel, channelData);
  if (mistake) {
    self.send(errorFrame({ code: null, message: mistake }));
    return;
  }
  const claim = { socketId: self.socketId, channel, ...(isPresence(channel) && { channelData }) };
  if (isGuarded(channel) && auth !== signChannel(credentials, claim)) {
    refuseSubscription(self, channel, auth);
    return;
  }
  const member = isPresence(channel) ? parseMember(channelData) : undefined;
  const arrives = channels.add(channel, self, member);
  const answer = isPresence(channel) ? { presence: channels.presence(channel) } : {};
  self.send(eventFrame('pusher_internal:subscription_succeeded', JSON.stringify(answer), channel));
  if (arrives && member) {
    channels.send(channel, eventFrame('pusher_internal:member_added', JSON.stringify(member), channel), self.socketId);
  }
}

/** Removes a socket from a channel and notifies the others of a presence channel when the person has left. */
export function leave(channels: Channels, channel: string, socketId: string): void {
  const member = channels.remove(channel, socketId);
  if (!member) return;
  const data = JSON.stringify({ user_id: member.user_id });
  channels.send(channel, eventFrame('pusher_internal:member_removed', data, channel));
}

function findMistake(channels: Channels, self: SocketSelf, channel: string, channelData?: string): string | undefined {
  const isOwn = self.userId !== undefined && channel === serverToUserChannel(self.userId);
  if (!isOwn && !isChannelName(channel)) return 'Invalid channel name';
  if (channels.has(channel, self.socketId)) return `Existing subscription to channel ${channel}`;
  if (isPresence(channel) && !parseMember(channelData)) return 'Invalid channel_data: user_id is missing';
  return undefined;
}

/** Sends the reason to the channel, then closes the connection for good. */
function refuseSubscription(self: SocketSelf, channel: string, auth: string | undefined): void {
  const message = /^[^:]+:[\da-f]{64}$/.test(auth ?? '')
    ? `Invalid signature for subscription to ${channel}`
    : `Auth value for subscription to ${channel} is invalid: should be of format 'key:signature'`;
  const error = { type: 'AuthError', error: message, status: 401 };
  self.send(eventFrame('pusher:subscription_error', JSON.stringify(error), channel));
  self.end(refusals.unauthorized.code, refusals.unauthorized.message);
}

// Channels ------------------------------------------------------------------------------------------------------------

type Member = { user_id: string; user_info: unknown };
type Presence = { ids: string[]; hash: Record<string, unknown>; count: number };

type Subscriber = { socketId: string; send(text: string): void };
type Subscription = { subscriber: Subscriber; member: Member | undefined };

export type Channels = {
  has(channel: string, socketId: string): boolean;
  /** True when the member had no other socket in the channel. */
  add(channel: string, subscriber: Subscriber, member: Member | undefined): boolean;
  /** The member, if this was their last socket in the channel. */
  remove(channel: string, socketId: string): Member | undefined;
  of(socketId: string): string[];
  presence(channel: string): Presence;
  send(channel: string, frame: string, exceptSocketId?: string): void;
  /** Occupied channels with the number of their sockets. */
  counts(): { name: string; sockets: number }[];
};

const NAME = /^[-a-zA-Z0-9_=@,.;]{1,164}$/;

const isChannelName = (name: string): boolean => NAME.test(name);
const isPresence = (name: string): boolean => name.startsWith('presence-');
const isGuarded = (name: string): boolean => name.startsWith('private-') || isPresence(name);

/** Parses the `channel_data` of a presence subscription; undefined when it has no member. */
function parseMember(channelData: string | undefined): Member | undefined {
  const data = channelData === undefined ? undefined : parsed(channelData);
  const id = fieldAt(data, 'user_id');
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return { user_id: String(id), user_info: fieldAt(data, 'user_info') ?? {} };
}

export function createChannels(): Channels {
  const channels = new Map<string, Map<string, Subscription>>();

  const members = (channel: string): Member[] =>
    [...(channels.get(channel)?.values() ?? [])].flatMap(({ member }) => (member ? [member] : []));
  const isIn = (channel: string, member: Member) => members(channel).some(({ user_id }) => user_id === member.user_id);

  return {
    has: (channel, socketId) => channels.get(channel)?.has(socketId) ?? false,
    add(channel, subscriber, member) {
      const arrives = member !== undefined && !isIn(channel, member);
      const subscriptions = channels.get(channel) ?? new Map<string, Subscription>();
      channels.set(channel, subscriptions.set(subscriber.socketId, { subscriber, member }));
      return arrives;
    },
    remove(channel, socketId) {
      const subscriptions = channels.get(channel);
      const member = subscriptions?.get(socketId)?.member;
      subscriptions?.delete(socketId);
      if (subscriptions?.size === 0) channels.delete(channel);
      return member && !isIn(channel, member) ? member : undefined;
    },
    of: (socketId) => [...channels].filter(([, sockets]) => sockets.has(socketId)).map(([name]) => name),
    presence(channel) {
      const hash = Object.fromEntries(members(channel).map(({ user_id, user_info }) => [user_id, user_info]));
      return { ids: Object.keys(hash), hash, count: Object.keys(hash).length };
    },
    send(channel, frame, exceptSocketId) {
      for (const { subscriber } of Array.from(channels.get(channel)?.values() ?? [])) {
        if (subscriber.socketId !== exceptSocketId) subscriber.send(frame);
      }
    },
    counts: () => [...channels].map(([name, sockets]) => ({ name, sockets: sockets.size })),
  };
}

// Sign-in -------------------------------------------------------------------------------------------------------------

/** The connection's state for its own handlers. */
export type SocketSelf = {
  readonly socketId: string;
  /** Set by `pusher:signin`. */
  userId: string | undefined;
  send(text: string): void;
  end(code: number, reason: string): void;
};

/** The channel of a signed-in person, used by the official libraries' `sendToUser`. */
export const serverToUserChannel = (userId: string): string => `#server-to-user-${userId}`;

/** Answers `pusher:signin`. A wrong signature ends the connection with code 4009. */
export function signIn(credentials: AppCredentials, self: SocketSelf, data: unknown): void {
  const userData = textAt(data, 'user_data') ?? '';
  const id = textAt(parsed(userData), 'id') ?? '';
  if (id === '' || textAt(data, 'auth') !== signUser(credentials, { socketId: self.socketId, userData })) {
    self.end(refusals.unauthorized.code, refusals.unauthorized.message);
    return;
  }
  if (self.userId !== undefined && self.userId !== id) {
    self.send(errorFrame({ code: null, message: 'The connection is signed in as another user' }));
    return;
  }
  self.userId = id;
  self.send(eventFrame('pusher:signin_success', JSON.stringify({ user_data: userData })));
}

export type AppCredentials = { key: string; secret: string };
/** `channelData` is the exact JSON text that the client will send; only presence channels have it. */
export type ChannelClaim = { socketId: string; channel: string; channelData?: string | undefined };

/**
 * The `auth` of an answer to broadcasting/auth: `key:signature`. Synchronous and without WebCrypto, which insecure origins lack.
 */
export function signChannel({ key, secret }: AppCredentials, { socketId, channel, channelData }: ChannelClaim): string {
  const claim = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
  return `${key}:${sign(secret, claim)}`;
}

/** The data of a sign-in; `userData` is the exact JSON text that the client will send. */
export type UserClaim = { socketId: string; userData: string };

/** The `auth` of an answer to broadcasting/user-auth: `key:signature`. */
export function signUser({ key, secret }: AppCredentials, { socketId, userData }: UserClaim): string {
  return `${key}:${sign(secret, `${socketId}::user::${userData}`)}`;
}

/** Lower-case hex HMAC-SHA256. */
export function sign(secret: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
}
