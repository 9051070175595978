import type { PayLine } from '#generated/model';
import type { PayLine as Pay } from '#domain/money/crewPay';
import type { InvitationRow, UserRow } from '../../../provider/store/schema';

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
