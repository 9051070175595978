import type { PayLine } from '#generated/model';
import type { InvitationRow, OrderRow, WorldTables } from '../../db/schema';

type Owed = Pick<InvitationRow, 'id' | 'user_id' | 'position' | 'hourly_rate'>;

/**
 * Show-up pay of a canceled job (docs/product.md, "Pay"): one line for each person who had accepted, the granted hours
 * at their rate. `crew` is everyone who had accepted; their invitations no longer say so.
 */
export function listShowUpPay(
  tables: WorldTables,
  crew: readonly Owed[],
  hours: OrderRow['show_up_pay_hours'],
): PayLine[] {
  if (hours === 0) return [];
  return crew.map(({ id, user_id, position, hourly_rate }) => {
    const { first_name, last_name } = tables.user.require(user_id);
    return {
      invitation_id: id,
      user_id,
      first_name,
      last_name,
      position,
      paid_hours: hours,
      hourly_rate,
      travel_pay: 0,
      bonus: 0,
      tip: 0,
      no_show: false,
      total: hours * hourly_rate,
      rating: null,
    };
  });
}

/** The show-up pay of one person, by their invitation. */
export function findShowUpPay(
  { show_up_pay }: Pick<OrderRow, 'show_up_pay'>,
  invitationId: number,
): PayLine | undefined {
  return show_up_pay.find(({ invitation_id }) => invitation_id === invitationId);
}
