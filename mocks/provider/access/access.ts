import { can } from '#domain/people/rights';
import type { ActivityType } from '#generated/model';
import { UserType, ActiveStatus } from '#generated/model/codes';
import { type Refusal, refuse } from '../rules/refusals';
import { type BranchRow, type UserRow, toFeedKey, toFileKey, toListKey, type WorldTables } from '../store/schema';

export type Person = Pick<UserRow, 'id' | 'type' | 'company_id'>;

const { owner, office, helper, manager } = UserType;

/** Predicates for the account types (docs/product.md, "People and roles"). */
const isOwner = ({ type }: Pick<Person, 'type'>) => type === owner;
export const isOffice = ({ type }: Pick<Person, 'type'>) => type === office;
export const isHelper = ({ type }: Pick<Person, 'type'>) => type === helper;
export const isManager = ({ type }: Pick<Person, 'type'>) => type === manager;

/** Access of a person to a branch. `unknown` answers 404 (missing, deleted, or another company's), `closed` 403. */
export type Reach = 'open' | 'closed' | 'unknown';

/**
 * Access of a person to a branch: owner and office in every branch of their company, managers where they are
 * assigned (`managed`: ids of those branches), no one in another company's (spec section 6).
 */
export function getReach(
  person: Person,
  branch: Pick<BranchRow, 'id' | 'company_id' | 'closed_at'> | undefined,
  managed: readonly number[],
): Reach {
  if (!branch || branch.closed_at !== null) return 'unknown';
  if (person.company_id === null || branch.company_id !== person.company_id) return 'unknown';
  if (person.type === manager) return managed.includes(branch.id) ? 'open' : 'closed';
  return can(person.type, 'viewBranch') ? 'open' : 'closed';
}

// Membership ----------------------------------------------------------------------------------------------------------

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

/** Refuses a person who may not act in a branch: 404 if they must not learn that it exists, else 403. */
export function checkReach(reach: Reach): Refusal | null {
  if (reach === 'unknown') return refuse.notFound();
  return reach === 'closed' ? refuse.forbidden() : null;
}

/**
 * Only the recipient may answer. The company may see it but not answer (403). Everyone else must not learn that it
 * exists (404). `reach` belongs to its branch.
 */
export function checkRecipient(userId: number, recipientId: number, reach: Reach): Refusal | null {
  if (userId === recipientId) return null;
  return reach === 'unknown' ? refuse.notFound() : refuse.forbidden();
}

/**
 * Checks whether someone who may act in a branch receives this activity. Activities about the subscription go only to people who
 * may see it (spec section 6), all others to everyone.
 */
export function receivesActivity(person: Person, type: ActivityType): boolean {
  return type.startsWith('subscription.') ? can(person.type, 'receiveSubscriptionNews') : true;
}
