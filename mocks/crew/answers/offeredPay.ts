import { getPayLines } from '#domain/money/crewPay';
import { getPlannedHours } from '#domain/time/workDays';
import type { OfferedPay } from '#generated/model';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { getPayTerms } from '../../orders/rules/pay/payTerms';

/** The pay if the job takes as long as planned (docs/product.md, "Pay"). Cents. */
export function getOfferedPay(order: OrderRow, { hourly_rate }: Pick<InvitationRow, 'hourly_rate'>): OfferedPay {
  const hours = getPlannedHours(order);
  const worked = { hours, hourlyRate: hourly_rate, bonus: 0, tip: 0, noShow: false };
  const [line] = getPayLines([worked], getPayTerms(order), { tipsTotal: 0, tipSplit: 'equal' });
  return {
    is_flat: order.pay_type === 'flat',
    hours,
    hourly_rate,
    min_paid_hours: order.min_paid_hours,
    paid_hours: line?.paidHours ?? hours,
    wage: line?.wage ?? 0,
    travel_pay: order.travel_pay,
    total: line?.total ?? 0,
  };
}
