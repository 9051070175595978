import { listOpenSlots } from '#domain/orders/openSlots';
import { InvitationStatus, OrderStatus, type PositionCode } from '#generated/model/codes';
import type { DayFacts, Requirement } from '../../crew/rules/formation';
import type { World } from '../../provider/world';

/** Reads every job of the day once, in place. */
export function getDayFacts({ tables }: World, branchId: number, date: string): DayFacts {
  const needs: Requirement[] = [];
  const booked: PositionCode[] = [];
  const open: Requirement[] = [];
  const busy = new Set<number>();
  tables.order.viewAll('workDay', date, ({ id, branch_id, closed_state, status, crew_requirements }) => {
    const isCounted = branch_id === branchId && closed_state === null;
    if (!isCounted && !hasCrew(status)) return;
    const invited = tables.invitation.viewAll('order', id, ({ user_id, position, status: answer }) => {
      if (answer === InvitationStatus.accepted) {
        busy.add(user_id);
        if (isCounted) booked.push(position);
      }
      return { position, status: answer };
    });
    if (!isCounted) return;
    needs.push(...crew_requirements);
    open.push(...listOpenSlots(crew_requirements, invited));
  });
  return { needs, booked, open, busy };
}

/** Checks whether anyone has accepted: saves reading the invitations of other branches' jobs without a crew. */
function hasCrew(status: OrderStatus): boolean {
  return status === OrderStatus.partiallyFormed || status === OrderStatus.formed;
}
