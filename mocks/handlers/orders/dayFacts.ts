import { InvitationStatus, OrderStatus, type PositionCode } from '#generated/model/codes';
import type { DayFacts } from '../../rules/crew/capacity';
import type { Requirement } from '../../rules/crew/formation';
import type { World } from '../../world';

/** Reads every job of the day once, in place. */
export function getDayFacts({ tables }: World, branchId: number, date: string): DayFacts {
  const needs: Requirement[] = [];
  const booked: PositionCode[] = [];
  const busy = new Set<number>();
  tables.order.viewAll('workDay', date, ({ id, branch_id, closed_state, status, crew_requirements }) => {
    const isCounted = branch_id === branchId && closed_state === null;
    if (isCounted) needs.push(...crew_requirements);
    if (!hasCrew(status)) return;
    tables.invitation.viewAll('order', id, ({ user_id, position, status: answer }) => {
      if (answer !== InvitationStatus.accepted) return;
      busy.add(user_id);
      if (isCounted) booked.push(position);
    });
  });
  return { needs, booked, busy };
}

/** Checks whether anyone has accepted: saves reading the invitations of jobs without a crew. */
function hasCrew(status: OrderStatus): boolean {
  return status === OrderStatus.partiallyFormed || status === OrderStatus.formed;
}
