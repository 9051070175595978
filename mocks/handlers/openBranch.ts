import type { BranchRow, UserRow } from '../db/schema';
import { Refused } from '../http/refusal';
import { refuse } from '../rules/refusals';
import { personalFeed, reachOfBranch } from '../rules/access/membership';
import type { World } from '../world';

/** The branch of that id, for somebody who may act in it; 404 and 403 otherwise. */
export function openBranch(world: World, user: UserRow, branchId: number): BranchRow {
  const reach = reachOfBranch(world.tables, user, branchId);
  if (reach === 'unknown') throw new Refused(refuse.notFound());
  if (reach === 'closed') throw new Refused(refuse.forbidden());
  return world.tables.branch.require(branchId);
}

/** Refuses a feed that is neither the personal one nor that of a branch the person may act in. */
export function openFeed(world: World, user: UserRow, branchId: number): void {
  if (branchId !== personalFeed) openBranch(world, user, branchId);
}
