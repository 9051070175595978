import type { BranchRow } from '../../../provider/store/schema';
import { listManagedBranchIds } from '../../../provider/access/membership';
import { checkCancelPlan } from '../../../billing/rules/planChanges';
import type { World } from '../../../provider/world';
import { UserType } from '#generated/model/codes';
import { storeChange } from '../../../billing/handlers/planUsage';

/** Makes a person a manager of the company and adds these branches to those they manage. */
export function assignManager(
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
export function dismissManager(world: World, userId: number): void {
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
export function unassignManager(world: World, userId: number, branchId: number): void {
  const { tables } = world;
  const assigned = tables.branchManager.by('user', userId).find(({ branch_id }) => branch_id === branchId);
  if (!assigned) return;
  tables.branchManager.remove(assigned.id);
  world.announce({ type: 'userUpdated', userId });
}
