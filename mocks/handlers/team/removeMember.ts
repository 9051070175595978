import type { EmployeeRow } from '../../db/schema';
import type { World } from '../../world';
import { moveInvitation, noteAnswer, reform } from '../orders/formCrew';
import { unassignManager } from './managing';
import { upcomingOf } from './showMember';

/**
 * Ends a membership: whatever the person was asked for or accepted as this member and is still to come is cancelled, and
 * the crews and the person hear of it. What was worked stays (docs/product.md, "Team").
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
  world.announce({ type: 'memberChanged', employee, change: 'removed' });
}
