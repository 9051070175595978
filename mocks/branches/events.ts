import { presentUser } from '../account/answers';
import { notifyBranch, getPerson, type Push, type PushMakers } from '../notifications/events/notifying';
import { branchCreated } from '../notifications/events/office';
import { isManager, canSignIn, listPeople } from '../provider/access/access';
import { userChannel } from '../provider/realtime/channels';
import type { BranchEvents } from '../provider/realtime/domainEvents';
import type { BranchRow } from '../provider/store/schema';
import type { World } from '../provider/world';

/** Everyone who may work in a branch reloads it and the number of their branches. */
export const branchPushes: PushMakers<BranchEvents> = {
  branchCreated: (world, { branch, actorId }) => {
    // Company news goes to the feed of its first branch, which is the one people have open.
    const first = world.tables.branch.one('company', branch.company_id) ?? branch;
    const notices = notifyBranch(world, first.id, () => branchCreated(branch, getPerson(world, actorId)));
    return [...notices, ...updated(world, branch), ...refreshCompany(world, branch.company_id)];
  },
  branchUpdated: (world, { branchId }) => updated(world, world.tables.branch.require(branchId)),
  branchDeleted: (world, { branchId, companyId, managerIds }) => {
    const payload = { branch_id: branchId };
    const hints = [...companyPeople(world, companyId), ...managerIds].map((id): Push => ({
      channel: userChannel(id),
      event: 'branch-deleted',
      payload,
    }));
    return [...hints, ...refreshCompany(world, companyId)];
  },
};

export function refresh(world: World, userId: number): Push[] {
  const payload = { user: presentUser(world.tables, getPerson(world, userId)) };
  return [{ channel: userChannel(userId), event: 'user-updated', payload }];
}

function updated({ tables }: World, branch: BranchRow): Push[] {
  const payload = { branch_id: branch.id };
  return listPeople(tables, branch).map(({ id }) => ({ channel: userChannel(id), event: 'branch-updated', payload }));
}

/** The number of branches changed for owner and office. Managers receive theirs separately. */
function refreshCompany(world: World, companyId: number): Push[] {
  return companyPeople(world, companyId).flatMap((id) => refresh(world, id));
}

function companyPeople({ tables }: World, companyId: number): number[] {
  const people = tables.user.select('company', companyId, (user) => !isManager(user));
  return people.filter((user) => canSignIn(tables, user)).map(({ id }) => id);
}
