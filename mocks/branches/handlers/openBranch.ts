import { checkReach, personalFeed, getBranchReach } from '../../provider/access/access';
import { throwIfRefused } from '../../provider/http/refusal';
import type { BranchRow, UserRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';

/** The branch with this id, if the caller may act in it; 404 or 403 otherwise. */
export function openBranch(world: World, user: UserRow, branchId: number): BranchRow {
  const reach = getBranchReach(world.tables, user, branchId);
  throwIfRefused(checkReach(reach));
  return world.tables.branch.require(branchId);
}

/** Refuses any feed but the personal one and feeds of branches the person may act in. */
export function openFeed(world: World, user: UserRow, branchId: number): void {
  if (branchId !== personalFeed) openBranch(world, user, branchId);
}
