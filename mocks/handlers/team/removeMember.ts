import type { BranchRow, EmployeeRow } from '../../db/schema';
import { activeStatus } from '../../rules/standing';
import type { World } from '../../world';
import { moveInvitation, noteAnswer, reform } from '../orders/formCrew';
import { unassignManager } from './managing';
import { noteLeaving, settleAccess } from './settleAccess';
import { upcomingOf } from './showMember';

/**
 * Ends a membership: whatever the person was asked for or accepted as this member and is still to come is cancelled, and
 * the crews and the person hear of it. What was worked stays (docs/product.md, "Team"). `settleAccess` is to follow once all
 * memberships are as they should be.
 */
export function removeMembership(world: World, employee: EmployeeRow, actorId: number): void {
  for (const { invitation, order } of upcomingOf(world, employee)) {
    const patch = { reason: 'crew_changed', cancelled_by: 'company', responded_at: world.now() } as const;
    moveInvitation(world, invitation, 'leaveTeam', { how: 'removed', ...patch });
    noteAnswer(world, order, invitation, 'removed', actorId);
    reform(world, order.id);
  }
  world.tables.employee.remove(employee.id);
  unassignManager(world, employee.user_id, employee.branch_id);
  noteLeaving(world, companyOf(world, employee.branch_id), employee.user_id);
  world.announce({ type: 'memberChanged', employee, change: 'removed' });
}

/**
 * Takes the members of a branch that is deleted out of it. That is no removal: who was active stays with the company, also
 * without another branch.
 */
export function dissolveTeam(world: World, { id: branchId, company_id: companyId }: BranchRow): void {
  for (const { id, user_id, status } of world.tables.employee.by('branch', branchId)) {
    world.tables.employee.remove(id);
    if (status !== activeStatus) noteLeaving(world, companyId, user_id);
    settleAccess(world, companyId, user_id);
  }
}

function companyOf({ tables }: World, branchId: number): number {
  return tables.branch.require(branchId).company_id;
}
