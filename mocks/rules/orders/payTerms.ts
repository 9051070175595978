import type { PayTerms } from '../../../src/domain/crewPay';
import { getPlannedHours } from '../../../src/domain/workDays';
import type { OrderRow } from '../../db/schema';

/** What an order promises its crew (docs/product.md, "Pay"); cents and hours. */
export function getPayTerms(order: Readonly<OrderRow>): PayTerms {
  return {
    payType: order.pay_type,
    estimatedHours: getPlannedHours(order),
    minPaidHours: order.min_paid_hours,
    travelPay: order.travel_pay,
  };
}
