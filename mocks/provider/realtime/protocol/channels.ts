import { fieldAt, parsed } from './frames';

export type Member = { user_id: string; user_info: unknown };
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

export const isChannelName = (name: string): boolean => NAME.test(name);
export const isPresence = (name: string): boolean => name.startsWith('presence-');
export const isGuarded = (name: string): boolean => name.startsWith('private-') || isPresence(name);

/** Parses the `channel_data` of a presence subscription; undefined when it has no member. */
export function parseMember(channelData: string | undefined): Member | undefined {
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
