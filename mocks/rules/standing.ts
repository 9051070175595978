import { type BranchRow, feedOf, listOf, type UserRow, type WorldTables } from '../db/schema';
import { may, type Person, type Reach, reachOf } from './access';

/** Id of the personal feed, which belongs to no branch (spec section 3: active branch id 0). */
export const personalFeed = 0;

/** Ids of the branches a manager is assigned to. */
export function managedBy(tables: WorldTables, userId: number): number[] {
  return tables.branchManager.by('user', userId).map(({ branch_id }) => branch_id);
}

/** The branches a person may act in, by id; none for helpers (spec section 6). */
export function branchesOf(tables: WorldTables, person: Person): BranchRow[] {
  if (person.company_id === null || !may(person, 'viewBranch')) return [];
  const managed = managedBy(tables, person.id);
  return tables.branch.select('company', person.company_id, (branch) => reachOf(person, branch, managed) === 'open');
}

/** How a person stands to the branch of that id, which need not exist. */
export function reachOfBranch(tables: WorldTables, person: Person, branchId: number): Reach {
  const branch = branchId > 0 ? tables.branch.get(branchId) : undefined;
  return reachOf(person, branch, managedBy(tables, person.id));
}

/** Whether a person may still read what was done in a branch that is closed (docs/product.md, "Branches"). */
export function readsClosedBranch(tables: WorldTables, person: Person, branchId: number): boolean {
  const branch = tables.branch.get(branchId);
  const isClosedOwn = branch !== undefined && branch.closed_at !== null && branch.company_id === person.company_id;
  return isClosedOwn && may(person, 'readClosedBranch');
}

/** Everybody who may act in a branch, by id: the company's owner and office, and the branch's managers. */
export function peopleOf(tables: WorldTables, branch: BranchRow): UserRow[] {
  const assigned = new Set(tables.branchManager.by('branch', branch.id).map(({ user_id }) => user_id));
  const people = tables.user.by('company', branch.company_id);
  return people.filter(
    (user) => user.status === 1 && reachOf(user, branch, assigned.has(user.id) ? [branch.id] : []) === 'open',
  );
}

/** Orders of a branch that are neither completed nor cancelled. */
export function openOrdersOf(tables: WorldTables, branchId: number): number {
  return tables.order.count('recent', listOf(branchId, '1,2,3,4'));
}

/** Unread activities of a person in one feed. */
export function unreadIn(tables: WorldTables, userId: number, branchId: number): number {
  return tables.activity.count('unread', feedOf({ user_id: userId, branch_id: branchId }));
}

/** Unread activities of a person over all feeds they may read. */
export function unreadTotal(tables: WorldTables, person: Person): number {
  const feeds = [personalFeed, ...branchesOf(tables, person).map(({ id }) => id)];
  return feeds.reduce((sum, feed) => sum + unreadIn(tables, person.id, feed), 0);
}
