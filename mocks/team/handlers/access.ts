import { hasCheckedIn } from '#domain/actions';
import { UserType } from '#generated/model/codes';
import { revokeTokens } from '../../account/handlers/signIn';
import { storeChange } from '../../billing/handlers';
import { checkCancelPlan } from '../../billing/rules/billing';
import { transitionInvitation, recordAnswer, syncCrew } from '../../crew/handlers/formCrew';
import { listManagedBranchIds, isOnStaff, activeStatus, isManager } from '../../provider/access/access';
import { type BranchRow, toFileKey, type EmployeeRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import type { LicenseInput, MemberInput } from '../rules/team';
import { getMemberFile, listMemberships } from './openMember';
import { listUpcoming } from './showMember';

/** Makes a person a manager of the company and adds these branches to those they manage. */
function assignManager(
  world: World,
  userId: number,
  companyId: number,
  branches: readonly BranchRow[],
  actorId: number,
): void {
  const { db, tables } = world;
  if (!tables.manager.one('user', userId)) {
    tables.user.update(userId, { type: UserType.manager, company_id: companyId });
    endOwnPlan(world, userId);
    tables.manager.insert({ id: db.nextId('manager'), user_id: userId, company_id: companyId });
  }
  const managed = new Set(tables.branchManager.by('user', userId).map(({ branch_id }) => branch_id));
  for (const branch of branches.filter(({ id }) => !managed.has(id))) {
    tables.branchManager.insert({ id: db.nextId('branchManager'), branch_id: branch.id, user_id: userId });
    world.announce({ type: 'managerAssigned', branch, userId, actorId });
  }
  world.announce({ type: 'userUpdated', userId });
}

/** A manager has no own plan and could not end it, so it is not renewed. */
function endOwnPlan(world: World, userId: number): void {
  const own = world.tables.subscription.one('user', userId);
  const isPaid = own && checkCancelPlan(own) === null;
  if (isPaid) storeChange(world, { row: { ...own, next_plan: null, cancel_at_period_end: true }, invoice: null });
}

/** They stay members and become helpers again. */
function dismissManager(world: World, userId: number): void {
  const { tables } = world;
  for (const { id } of tables.branchManager.by('user', userId)) tables.branchManager.remove(id);
  const manager = tables.manager.one('user', userId);
  if (manager) tables.manager.remove(manager.id);
  tables.user.update(userId, { type: UserType.helper, company_id: null });
  world.announce({ type: 'userUpdated', userId });
}

/** A manager whose membership moves to another branch manages that branch instead. */
export function moveManager(
  world: World,
  userId: number,
  { from, to }: { from: number; to: number },
  actorId: number,
): void {
  const branch = world.tables.branch.require(to);
  if (!listManagedBranchIds(world.tables, userId).includes(from)) return;
  unassignManager(world, userId, from);
  assignManager(world, userId, branch.company_id, [branch], actorId);
}

/** Takes one branch from a manager. */
function unassignManager(world: World, userId: number, branchId: number): void {
  const { tables } = world;
  const assigned = tables.branchManager.by('user', userId).find(({ branch_id }) => branch_id === branchId);
  if (!assigned) return;
  tables.branchManager.remove(assigned.id);
  world.announce({ type: 'userUpdated', userId });
}

/**
 * Call it after the memberships of a person changed. Rights follow from the rows; this ends what was opened with them.
 * People no longer on the staff lose every session. A manager who stays refetches their branches. Helpers have no rights
 * from a membership (docs/product.md, "Access to the company").
 */
export function settleAccess(world: World, companyId: number, userId: number): void {
  const user = world.tables.user.require(userId);
  if (user.company_id !== companyId) return;
  if (isOnStaff(world.tables, user)) {
    if (isManager(user)) world.announce({ type: 'userUpdated', userId });
    return;
  }
  const hasLeft = listMemberships(world, companyId, userId).length === 0;
  if (hasLeft && isManager(user)) dismissManager(world, userId);
  revokeTokens(world, userId, null);
}

/** Records a removal from the company after the last membership ended, and clears it after a new one began. */
function recordLeaving(world: World, companyId: number, userId: number): void {
  const { tables, db, now } = world;
  const left_at = listMemberships(world, companyId, userId).length === 0 ? now() : null;
  const known = tables.memberFile.one('person', toFileKey(companyId, userId));
  if (known) tables.memberFile.update(known.id, { left_at });
  else tables.memberFile.insert({ ...getMemberFile(world, companyId, userId), left_at, id: db.nextId('memberFile') });
}

// Memberships ---------------------------------------------------------------------------------------------------------

type Author = { actorId: number; companyId: number };

/** Writes the company's file on a person. */
export function writeFile(
  world: World,
  userId: number,
  input: MemberInput,
  { companyId }: Author,
  isNew: boolean,
): void {
  const { db, tables } = world;
  const known = tables.memberFile.one('person', toFileKey(companyId, userId));
  const file = {
    ...(known ?? getMemberFile(world, companyId, userId)),
    ...input.file,
    ...(input.license && { driver_license: toLicense(input.license) }),
    ...(input.license?.class === 'none' && { dot_medical_expires_on: null }),
    ...(isNew && { made_here: true, left_at: null }),
  };
  if (known) tables.memberFile.update(known.id, file);
  else tables.memberFile.insert({ ...file, id: db.nextId('memberFile') });
}

/** Adds a membership of a branch and announces it. */
export function addMembership(
  world: World,
  {
    user_id,
    branch_id,
    ...terms
  }: Pick<EmployeeRow, 'user_id' | 'branch_id' | 'employment_type' | 'hourly_rate' | 'status'>,
  actorId: number | null,
): EmployeeRow {
  const employee = world.tables.employee.insert({
    ...terms,
    user_id,
    branch_id,
    id: world.db.nextId('employee'),
    joined_at: world.now(),
    version: 1,
    updated_by_id: actorId,
  });
  world.announce({ type: 'memberChanged', employee, change: 'created' });
  return employee;
}

/** Makes a person a manager of their branches, or ends that role. Does nothing if nothing changes. */
export function writeManager(
  world: World,
  userId: number,
  input: Pick<MemberInput, 'isManager'>,
  branches: readonly BranchRow[],
  { actorId, companyId }: Author,
): void {
  const was = world.tables.manager.one('user', userId)?.company_id === companyId;
  if (input.isManager === true && !was) assignManager(world, userId, companyId, branches, actorId);
  if (input.isManager === false && was) dismissManager(world, userId);
}

function toLicense({ class: kind, ...rest }: LicenseInput) {
  return kind === 'none' ? null : { class: kind, ...rest };
}

/**
 * Ends a membership: cancels upcoming invitations of this member, answered or not, and notifies the crews and the
 * person. Finished work stays (docs/product.md, "Team"). The caller must call `settleAccess` once all memberships are
 * changed.
 */
export function removeMembership(world: World, employee: EmployeeRow, actorId: number): void {
  cancelUpcoming(world, employee, actorId);
  world.tables.employee.remove(employee.id);
  unassignManager(world, employee.user_id, employee.branch_id);
  recordLeaving(world, getCompanyId(world, employee.branch_id), employee.user_id);
  world.announce({ type: 'memberChanged', employee, change: 'removed' });
}

/**
 * Ends all memberships of a deleted branch. This is not a removal from the company: active people stay with it, even
 * without another branch.
 */
export function dissolveTeam(world: World, { id: branchId, company_id: companyId }: BranchRow, actorId: number): void {
  for (const employee of world.tables.employee.by('branch', branchId)) {
    cancelUpcoming(world, employee, actorId);
    world.tables.employee.remove(employee.id);
    if (employee.status !== activeStatus) recordLeaving(world, companyId, employee.user_id);
    settleAccess(world, companyId, employee.user_id);
  }
}

/** Cancels a member's upcoming invitations, in other branches too. */
function cancelUpcoming(world: World, employee: EmployeeRow, actorId: number): void {
  for (const { invitation, order } of listUpcoming(world, employee)) {
    // Someone may check in before the start.
    if (hasCheckedIn(invitation.attendance)) continue;
    const patch = { reason: 'crew_changed', cancelled_by: 'company', responded_at: world.now() } as const;
    transitionInvitation(world, invitation, 'leaveTeam', { how: 'removed', ...patch });
    recordAnswer(world, order, invitation, 'removed', actorId);
    syncCrew(world, order.id);
  }
}

function getCompanyId({ tables }: World, branchId: number): number {
  return tables.branch.require(branchId).company_id;
}
