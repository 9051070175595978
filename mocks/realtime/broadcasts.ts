import type { UserRow } from '../db/schema';
import { type EventName, events } from '../generated/operations';
import { presentActivity } from '../presenters/activities';
import { presentUser } from '../presenters/users';
import { isToldOf } from '../rules/hearing';
import { peopleOf, personalFeed, unreadIn, unreadTotal } from '../rules/standing';
import type { World } from '../world';
import { branchCreated, managerAssigned } from './activities/office';
import { userChannel } from './channels';
import type { ActivityDraft, DomainEvent } from './domainEvents';
import { writeActivity } from './writeActivity';

/** One frame on its way to a channel. */
export type Push = { channel: string; event: string; payload: unknown };

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
    case 'activityHappened':
      return notifyBranch(world, event.branchId, event.activity);
    case 'personalActivityHappened':
      return notify(world, event.userId, personalFeed, event.activity);
  }
}

/** Everybody who may act in the branch hears of it, the one who did it too. */
function notifyBranch(world: World, branchId: number, draft: ActivityDraft): Push[] {
  const people = peopleOf(world.tables, world.tables.branch.require(branchId));
  return people.flatMap((person) => (isToldOf(person, draft.type) ? notify(world, person.id, branchId, draft) : []));
}

function notify(world: World, userId: number, branchId: number, draft: ActivityDraft): Push[] {
  const activity = writeActivity(world, draft, { userId, branchId, at: world.now() });
  const payload = {
    notification: presentActivity(activity),
    unread_count: unreadIn(world.tables, userId, branchId),
    branch_id: branchId,
    unread_total: unreadTotal(world.tables, personOf(world, userId)),
  };
  return [{ channel: userChannel(userId), event: 'notification-created', payload }];
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

function personOf({ tables }: World, id: number): UserRow {
  return tables.user.require(id);
}

function prove(world: World, { event, payload }: Push): void {
  const result = isEventName(event) ? events[event].schema.safeParse(payload) : undefined;
  if (!result) world.onBroken(`${event} is no event of the contract`);
  else if (!result.success) world.onBroken(`${event} breaks the contract: ${result.error.message}`);
}

function isEventName(name: string): name is EventName {
  return name in events;
}
