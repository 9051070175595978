import type { PayLine as Pay, PayTerms } from '#domain/money/crewPay';
import { getPlannedHours } from '#domain/time/workDays';
import type { PayLine } from '#generated/model';
import { multiplyCents } from '#platform/lib/money';
import type { InvitationRow, UserRow, OrderRow, WorldTables } from '../../provider/store/schema';

/** Pay terms of an order (docs/product.md, "Pay"), in cents and hours. */
export function getPayTerms(order: Readonly<OrderRow>): PayTerms {
  return {
    payType: order.pay_type,
    estimatedHours: getPlannedHours(order),
    minPaidHours: order.min_paid_hours,
    travelPay: order.travel_pay,
  };
}

export type PaidInvitation = Pick<InvitationRow, 'id' | 'user_id' | 'position' | 'hourly_rate'>;

type Paid = { invitation: PaidInvitation; person: Pick<UserRow, 'first_name' | 'last_name'> };

export function toPayLine(
  { invitation, person }: Paid,
  { paidHours, travel, bonus, tip, total }: Omit<Pay, 'wage'>,
  { no_show, rating }: Pick<PayLine, 'no_show' | 'rating'>,
): PayLine {
  return {
    invitation_id: invitation.id,
    user_id: invitation.user_id,
    first_name: person.first_name,
    last_name: person.last_name,
    position: invitation.position,
    paid_hours: paidHours,
    hourly_rate: invitation.hourly_rate,
    travel_pay: travel,
    bonus,
    tip,
    no_show,
    total,
    rating,
  };
}

/**
 * Show-up pay of a canceled job (docs/product.md, "Pay"): one line for each person who had accepted, the granted hours
 * at their rate. `crew` is everyone who had accepted; their invitations no longer say so.
 */
export function listShowUpPay(
  tables: WorldTables,
  crew: readonly PaidInvitation[],
  hours: OrderRow['show_up_pay_hours'],
): PayLine[] {
  if (hours === 0) return [];
  return crew.map((invitation) => {
    const pay = { paidHours: hours, travel: 0, bonus: 0, tip: 0, total: multiplyCents(invitation.hourly_rate, hours) };
    const person = tables.user.require(invitation.user_id);
    return toPayLine({ invitation, person }, pay, { no_show: false, rating: null });
  });
}

export function findShowUpPay({ show_up_pay }: Pick<OrderRow, 'show_up_pay'>, invitationId: number) {
  return show_up_pay.find(({ invitation_id }) => invitation_id === invitationId);
}
