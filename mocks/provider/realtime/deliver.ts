import { events } from '../../generated/operations';
import { eventWithoutExtensions } from '../specificationOnly';
import type { World } from '../world';
import type { Grant } from './grants';
import type { Push } from '../../notifications/events/notifying';

export type Delivery = {
  /** Sends the pushes of a final change and ends the rights that it revoked. */
  deliver(pushes: readonly Push[]): void;
  stop: () => void;
};

/** Watches writes, so that no one receives a channel longer than they may. */
export function startDelivery(
  world: World,
  isInChange: () => boolean,
  onPush: (world: World, push: Push) => void = () => undefined,
): Delivery {
  const deliver = (pushes: readonly Push[]) => {
    const ended = world.grants.listEnded();
    pushes.forEach((push) => onPush(world, push));
    send(world, pushes, ended);
  };
  // Pushes belong to a change; a row written outside of one has none.
  const stop = world.db.onChange(() => {
    if (!isInChange() && !world.grants.isEmpty()) deliver([]);
  });
  return { deliver, stop };
}

/**
 * A person who lost a channel receives nothing more from it, not even about this change. Then their connections are
 * closed with 4009, like Pusher's `terminate_connections`.
 */
function send({ pusher, grants, faults }: World, pushes: readonly Push[], ended: readonly Grant[]): void {
  const push = ({ channel, event, payload }: Push) => {
    if (!faults.lacksExtensions()) pusher.broadcast(channel, event, payload);
    else if (!events[event].extension) pusher.broadcast(channel, event, eventWithoutExtensions(event, payload));
  };
  // This push reports that the token is no longer valid, so it must reach sockets with that token.
  pushes.filter(isEndOfSession).forEach(push);
  for (const { socketId, channel } of ended) pusher.unsubscribe(socketId, channel);
  pushes.filter((each) => !isEndOfSession(each)).forEach(push);
  for (const userId of new Set(ended.map((grant) => grant.userId))) {
    const granted = grants.listSockets(userId);
    pusher.terminateUser(String(userId));
    granted.forEach(pusher.terminate);
  }
}

const isEndOfSession = ({ event }: Push): boolean => event === 'session-revoked';
