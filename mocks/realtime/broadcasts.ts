import { type EventName, events } from '../generated/operations';
import { personalFeed } from '../rules/access/membership';
import type { World } from '../world';
import { managerAssigned } from './activities/office';
import { isOfBranches, pushesOfBranches, refresh } from './branchBroadcasts';
import { userChannel } from './channels';
import type { DomainEvent } from './domainEvents';
import { notify, notifyBranch, type Push } from './notifying';
import { pushesOfOrders } from './orderBroadcasts';
import { isTooLarge, maxEventBytes } from './protocol/limits';
import { pushesOfSubscription } from './subscriptionBroadcasts';
import { isOfTeam, pushesOfTeam } from './teamBroadcasts';

export type { Push } from './notifying';

/** Writes the activities an event makes and returns the pushes to send once the change is kept. */
export function broadcast(world: World, event: DomainEvent): Push[] {
  const pushes = pushesOf(world, event);
  for (const push of pushes) prove(world, push);
  return pushes;
}

function pushesOf(world: World, event: DomainEvent): Push[] {
  if (isOfTeam(event)) return pushesOfTeam(world, event);
  if (isOfBranches(event)) return pushesOfBranches(world, event);
  switch (event.type) {
    case 'managerAssigned':
      return notify(world, event.userId, event.branch.id, managerAssigned(event.branch, event.actorId));
    case 'userUpdated':
      return refresh(world, event.userId);
    case 'sessionRevoked':
      return [{ channel: userChannel(event.userId), event: 'session-revoked', payload: {} }];
    case 'subscriptionChanged':
      return pushesOfSubscription(world, event.subscription);
    case 'activityHappened':
      return notifyBranch(world, event.branchId, event.activity);
    case 'personalActivityHappened':
      return notify(world, event.userId, personalFeed, event.activity);
    default:
      return pushesOfOrders(world, event);
  }
}

function prove(world: World, push: Push): void {
  proveShape(world, push);
  if (isTooLarge(JSON.stringify(push.payload, addressOfFile))) {
    world.onBroken(`${push.event} is larger than the ${maxEventBytes} bytes of an event`);
  }
}

/** A picture here is its own address; a provider's has one of a few letters. */
function addressOfFile(_name: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('data:') ? 'https://files.example/picture' : value;
}

function proveShape(world: World, { event, payload }: Push): void {
  const result = isEventName(event) ? events[event].schema.safeParse(payload) : undefined;
  if (!result) world.onBroken(`${event} is no event of the contract`);
  else if (!result.success) world.onBroken(`${event} breaks the contract: ${result.error.message}`);
}

function isEventName(name: string): name is EventName {
  return name in events;
}
