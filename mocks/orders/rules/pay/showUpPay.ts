import type { PayLine } from '#generated/model';
import { multiplyCents } from '#platform/lib/money';
import type { OrderRow, WorldTables } from '../../../provider/store/schema';
import { type PaidInvitation, toPayLine } from './payLine';

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

/** The show-up pay of one person, by their invitation. */
export function findShowUpPay(
  { show_up_pay }: Pick<OrderRow, 'show_up_pay'>,
  invitationId: number,
): PayLine | undefined {
  return show_up_pay.find(({ invitation_id }) => invitation_id === invitationId);
}
