import type { BranchRow, UserRow } from '../db/schema';
import { orRefuse } from '../http/refusal';
import { checkReach } from '../rules/access/reach';
import { personalFeed, getBranchReach } from '../rules/access/membership';
import type { World } from '../world';

/** The branch of that id, for somebody who may act in it; 404 and 403 otherwise. */
export function openBranch(world: World, user: UserRow, branchId: number): BranchRow {
  const reach = getBranchReach(world.tables, user, branchId);
  orRefuse(checkReach(reach));
  return world.tables.branch.require(branchId);
}

/** Refuses a feed that is neither the personal one nor that of a branch the person may act in. */
export function openFeed(world: World, user: UserRow, branchId: number): void {
  if (branchId !== personalFeed) openBranch(world, user, branchId);
}
