import type { RowChange } from '../db/journal';
import type { World } from '../world';
import type { Grant } from './grants';
import type { Push } from './notifying';

export type Delivery = {
  /** Sends the pushes of a change that is kept, and ends the rights that it ended. */
  deliver(pushes: readonly Push[]): void;
  stop: () => void;
};

/** Watches what is written, so that nobody receives a channel longer than they may. */
export function startDelivery(world: World, isInChange: () => boolean): Delivery {
  let changes: readonly RowChange[] = [];
  const deliver = (pushes: readonly Push[]) => {
    const ended = world.grants.endedBy(changes);
    changes = [];
    send(world, pushes, ended);
  };
  const stop = world.db.onChange((rows) => {
    if (world.grants.isEmpty()) return;
    changes = changes.concat(rows);
    // Pushes belong to a change; a row written outside of one has none.
    if (!isInChange()) deliver([]);
  });
  return { deliver, stop };
}

/**
 * Whoever lost a channel receives nothing more of it, not even of this change; their connections are then closed with
 * 4009, as Pusher's `terminate_connections` does.
 */
function send({ pusher, grants }: World, pushes: readonly Push[], ended: readonly Grant[]): void {
  const push = ({ channel, event, payload }: Push) => pusher.broadcast(channel, event, payload);
  // It says that the token is no longer valid, so it has to reach sockets whose token no longer is.
  pushes.filter(isEndOfSession).forEach(push);
  for (const { socketId, channel } of ended) pusher.unsubscribe(socketId, channel);
  pushes.filter((each) => !isEndOfSession(each)).forEach(push);
  for (const userId of new Set(ended.map((grant) => grant.userId))) {
    const granted = grants.socketsOf(userId);
    pusher.terminateUser(String(userId));
    granted.forEach(pusher.terminate);
  }
}

const isEndOfSession = ({ event }: Push): boolean => event === 'session-revoked';
