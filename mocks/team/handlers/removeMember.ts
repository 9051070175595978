import { hasCheckedIn } from '#domain/actions';
import type { BranchRow, EmployeeRow } from '../../provider/store/schema';
import { activeStatus } from '../../provider/access/membership';
import type { World } from '../../provider/world';
import { transitionInvitation, recordAnswer, syncCrew } from '../../crew/handlers/formCrew';
import { unassignManager } from './access/managing';
import { recordLeaving, settleAccess } from './access/settleAccess';
import { listUpcoming } from './showMember';

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
