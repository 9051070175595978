import { type EventName, events } from '../generated/operations';
import { presentUser } from '../presenters/users';
import { personalFeed } from '../rules/standing';
import type { World } from '../world';
import { branchCreated, managerAssigned } from './activities/office';
import { userChannel } from './channels';
import type { DomainEvent } from './domainEvents';
import { notify, notifyBranch, personOf, type Push } from './notifying';
import { pushesOfOrders } from './orderBroadcasts';
import { pushesOfSubscription } from './subscriptionBroadcasts';

export type { Push } from './notifying';

/** Writes the activities an event makes and returns the pushes to send once the change is kept. */
export function broadcast(world: World, event: DomainEvent): Push[] {
  const pushes = pushesOf(world, event);
  for (const push of pushes) prove(world, push);
  return pushes;
}

function pushesOf(world: World, event: DomainEvent): Push[] {
  const { tables } = world;
  switch (event.type) {
    case 'branchCreated': {
      // News of the company stand in the feed people have open: that of its first branch.
      const first = tables.branch.one('company', event.branch.company_id) ?? event.branch;
      const told = notifyBranch(world, first.id, branchCreated(event.branch, personOf(world, event.actorId)));
      return [...told, ...refreshCompany(world, event.branch.company_id)];
    }
    case 'branchUpdated':
      return [];
    case 'branchDeleted':
      return refreshCompany(world, event.companyId);
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

function refresh(world: World, userId: number): Push[] {
  const payload = { user: presentUser(world.tables, personOf(world, userId)) };
  return [{ channel: userChannel(userId), event: 'user-updated', payload }];
}

/** The number of branches changed for owner and office; managers are told one by one when theirs do. */
function refreshCompany(world: World, companyId: number): Push[] {
  const people = world.tables.user.select('company', companyId, ({ type, status }) => status === 1 && type !== 5);
  return people.flatMap(({ id }) => refresh(world, id));
}

function prove(world: World, { event, payload }: Push): void {
  const result = isEventName(event) ? events[event].schema.safeParse(payload) : undefined;
  if (!result) world.onBroken(`${event} is no event of the contract`);
  else if (!result.success) world.onBroken(`${event} breaks the contract: ${result.error.message}`);
}

function isEventName(name: string): name is EventName {
  return name in events;
}
