import type Pusher from 'pusher-js';
import { backOff } from './backOff';

/** A member of a presence channel, with their user id. */
export type PresentMember = { id: string; name: string; avatarUrl: string | null };

type WireMember = { id?: unknown; info?: unknown };
type WireMembers = { each: (callback: (member: WireMember) => void) => void };

/**
 * Joins a presence channel (named without its prefix) and reports its members, the user included, at each change. The
 * list is empty while the connection is down. Retries failed joins, except after `isRefused`. Does not use Laravel Echo,
 * which drops the ids.
 */
export function joinPresence(
  client: Pusher,
  name: string,
  onMembers: (members: readonly PresentMember[]) => void,
  isRefused: () => boolean,
): () => void {
  const wireName = `presence-${name}`;
  const present = new Map<string, PresentMember>();
  const add = ({ id, info }: WireMember) => {
    if (typeof id === 'string') present.set(id, { id, ...readInfo(info) });
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
