import { ActiveStatus } from '#generated/model/codes';
import { type BranchRow, toFeedKey, toFileKey, toListKey, type UserRow, type WorldTables } from '../store/schema';
import { can } from '#domain/people/rights';
import { isOffice, isOwner, type Person, type Reach, getReach } from './access';

/** Status of an open account and of an active membership. */
export const activeStatus = ActiveStatus.active;

/** Id of the personal feed, which belongs to no branch (spec section 3: active branch id 0). */
export const personalFeed = 0;

/** Ids of the branches a manager is assigned to. */
export function listManagedBranchIds(tables: WorldTables, userId: number): number[] {
  return tables.branchManager.by('user', userId).map(({ branch_id }) => branch_id);
}

/** Active state of each membership of a person in a company, by branch. */
function getMemberships(tables: WorldTables, companyId: number, userId: number): Map<number, boolean> {
  const all = tables.employee.viewAll('user', userId, ({ branch_id, status }) => ({ branch_id, status }));
  const own = all.filter(({ branch_id }) => tables.branch.view(branch_id, (row) => row.company_id) === companyId);
  return new Map(own.map(({ branch_id, status }) => [branch_id, status === activeStatus]));
}

/**
 * Checks whether a person still works for their company: the owner always, office staff and managers as long as one of their
 * memberships is active. People without any membership (a manager without a branch, office staff of a company without
 * branches) do until they are removed (docs/product.md, "Access to the company").
 */
export function isOnStaff(tables: WorldTables, person: Person): boolean {
  if (person.company_id === null) return false;
  if (isOwner(person)) return true;
  const memberships = [...getMemberships(tables, person.company_id, person.id).values()];
  if (memberships.length > 0) return memberships.includes(true);
  return !tables.memberFile.one('person', toFileKey(person.company_id, person.id))?.left_at;
}

/** Checks whether a person may sign in: the account is open, and company people are still on the staff. */
export function canSignIn(tables: WorldTables, user: UserRow): boolean {
  return user.status === activeStatus && (!isOffice(user) || isOnStaff(tables, user));
}

/** Ids of the branches a manager can work in: assigned, and not inactive there. */
function listActingBranchIds(tables: WorldTables, person: Person): number[] {
  const memberships = getMemberships(tables, person.company_id ?? 0, person.id);
  return listManagedBranchIds(tables, person.id).filter((branchId) => memberships.get(branchId) !== false);
}

/** The branches a person may act in, by id; none for helpers (spec section 6). */
export function listBranches(tables: WorldTables, person: Person): BranchRow[] {
  if (person.company_id === null || !can(person.type, 'viewBranch') || !isOnStaff(tables, person)) return [];
  const managed = listActingBranchIds(tables, person);
  return tables.branch.select('company', person.company_id, (branch) => getReach(person, branch, managed) === 'open');
}

/** A person's reach for a branch id, which may not exist. */
export function getBranchReach(tables: WorldTables, person: Person, branchId: number): Reach {
  return getReachIn(tables, person, branchId > 0 ? tables.branch.get(branchId) : undefined);
}

function getReachIn(tables: WorldTables, person: Person, branch: BranchRow | undefined): Reach {
  const reach = getReach(person, branch, listActingBranchIds(tables, person));
  return reach === 'open' && !isOnStaff(tables, person) ? 'closed' : reach;
}

/** Checks whether a person may still read the jobs of a closed branch (docs/product.md, "Branches"). */
export function canReadClosedBranch(tables: WorldTables, person: Person, branchId: number): boolean {
  const branch = tables.branch.get(branchId);
  const isClosedOwn = branch !== undefined && branch.closed_at !== null && branch.company_id === person.company_id;
  return isClosedOwn && can(person.type, 'readClosedBranch');
}

/** Everyone who may act in a branch, by id: the company's owner and office, and the branch's managers. */
export function listPeople(tables: WorldTables, branch: BranchRow): UserRow[] {
  const people = tables.user.select('company', branch.company_id, ({ status }) => status === activeStatus);
  return people.filter((user) => getReachIn(tables, user, branch) === 'open');
}

/** Orders of a branch that are neither completed nor canceled. */
export function countOpenOrders(tables: WorldTables, branchId: number): number {
  return tables.order.count('recent', toListKey(branchId, '1,2,3,4'));
}

/** Unread activities of a person in one feed. */
export function countUnread(tables: WorldTables, userId: number, branchId: number): number {
  return tables.activity.count('unread', toFeedKey({ user_id: userId, branch_id: branchId }));
}

/** Unread activities of a person over all feeds they may read. */
export function countAllUnread(tables: WorldTables, person: Person): number {
  const feeds = [personalFeed, ...listBranches(tables, person).map(({ id }) => id)];
  return feeds.reduce((sum, feed) => sum + countUnread(tables, person.id, feed), 0);
}
