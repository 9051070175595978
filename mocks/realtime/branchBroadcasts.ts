import type { BranchRow } from '../db/schema';
import { presentUser } from '../presenters/users';
import { isManager } from '../rules/access/access';
import { maySignIn, peopleOf } from '../rules/access/membership';
import type { World } from '../world';
import { branchCreated } from './activities/office';
import { userChannel } from './channels';
import type { BranchHappening, DomainEvent } from './domainEvents';
import { notifyBranch, personOf, type Push } from './notifying';

export function isOfBranches(event: DomainEvent): event is BranchHappening {
  return branchTypes.some((type) => type === event.type);
}

const branchTypes: readonly BranchHappening['type'][] = ['branchCreated', 'branchUpdated', 'branchDeleted'];

/** Everybody who may act in a branch is told to read it anew, and in how many they may act. */
export function pushesOfBranches(world: World, event: BranchHappening): Push[] {
  const { tables } = world;
  switch (event.type) {
    case 'branchCreated': {
      // News of the company stand in the feed people have open: that of its first branch.
      const first = tables.branch.one('company', event.branch.company_id) ?? event.branch;
      const told = notifyBranch(world, first.id, branchCreated(event.branch, personOf(world, event.actorId)));
      return [...told, ...updated(world, event.branch), ...refreshCompany(world, event.branch.company_id)];
    }
    case 'branchUpdated':
      return updated(world, tables.branch.require(event.branchId));
    case 'branchDeleted': {
      const company = companyPeople(world, event.companyId);
      const payload = { branch_id: event.branchId };
      const hints = [...company, ...event.managerIds].map((id) => ({
        channel: userChannel(id),
        event: 'branch-deleted',
        payload,
      }));
      return [...hints, ...refreshCompany(world, event.companyId)];
    }
  }
}

export function refresh(world: World, userId: number): Push[] {
  const payload = { user: presentUser(world.tables, personOf(world, userId)) };
  return [{ channel: userChannel(userId), event: 'user-updated', payload }];
}

function updated({ tables }: World, branch: BranchRow): Push[] {
  const payload = { branch_id: branch.id };
  return peopleOf(tables, branch).map(({ id }) => ({ channel: userChannel(id), event: 'branch-updated', payload }));
}

/** The number of branches changed for owner and office; managers are told one by one when theirs do. */
function refreshCompany(world: World, companyId: number): Push[] {
  return companyPeople(world, companyId).flatMap((id) => refresh(world, id));
}

function companyPeople({ tables }: World, companyId: number): number[] {
  const people = tables.user.select('company', companyId, (user) => !isManager(user));
  return people.filter((user) => maySignIn(tables, user)).map(({ id }) => id);
}
