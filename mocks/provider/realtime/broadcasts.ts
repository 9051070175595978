import { inLanguage } from '#platform/language/current';
import { makeSubscriptionPushes } from '../../billing/events';
import { branchPushes, refresh } from '../../branches/events';
import { events } from '../../generated/operations';
import { notify, notifyBranch, type Push, type PushMakers } from '../../notifications/events/notifying';
import { managerAssigned } from '../../notifications/events/office';
import { orderPushes } from '../../orders/events';
import { outsourcePushes } from '../../outsource/events';
import { teamPushes } from '../../team/events';
import { personalFeed } from '../access/access';
import { eventWithoutExtensions } from '../specificationOnly';
import type { World } from '../world';
import { userChannel } from './channels';
import type { DomainEvent, DomainEventName, DomainEvents } from './domainEvents';
import type { Grant } from './grants';
import { isTooLarge, maxEventBytes } from './protocol/frames';

export type { Push } from '../../notifications/events/notifying';

/**
 * Writes the activities of an event and returns the pushes to send when the change is final. They are in English except
 * for each person's own activity: several people read the other channels, in any language.
 */
export function broadcast(world: World, event: DomainEvent): Push[] {
  const pushes = inLanguage('en', () => makePushes(world, event));
  for (const push of pushes) assertMatchesContract(world, push);
  return pushes;
}

/** The pushes of each event of the domain. */
export const pushMakers: PushMakers<DomainEvents> = {
  ...branchPushes,
  ...orderPushes,
  ...outsourcePushes,
  ...teamPushes,
  managerAssigned: (world, { branch, userId, actorId }) =>
    notify(world, userId, branch.id, () => managerAssigned(branch, actorId)),
  userUpdated: (world, { userId }) => refresh(world, userId),
  sessionRevoked: (_world, { userId }) => [{ channel: userChannel(userId), event: 'session-revoked', payload: {} }],
  subscriptionChanged: (world, { subscription }) => makeSubscriptionPushes(world, subscription),
  activityHappened: (world, { branchId, createDraft }) => notifyBranch(world, branchId, createDraft),
  personalActivityHappened: (world, { userId, createDraft }) => notify(world, userId, personalFeed, createDraft),
};

function makePushes<Name extends DomainEventName>(world: World, event: DomainEvent<Name>): Push[] {
  const make: PushMakers<DomainEvents>[Name] = pushMakers[event.type];
  return make(world, event);
}

function assertMatchesContract(world: World, push: Push): void {
  assertShape(world, push);
  if (isTooLarge(JSON.stringify(push.payload, addressOfFile))) {
    world.onBroken(`${push.event} is larger than the ${maxEventBytes} bytes of an event`);
  }
}

/** Here an image is its own data URL; a provider has a short address. */
function addressOfFile(_name: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('data:') ? 'https://files.example/picture' : value;
}

function assertShape(world: World, { event, payload }: Push): void {
  const result = events[event].schema.safeParse(payload);
  if (!result.success) world.onBroken(`${event} breaks the contract: ${result.error.message}`);
}

// Delivery ------------------------------------------------------------------------------------------------------------

type Delivery = {
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
