import type { PayTerms } from '#domain/money/crewPay';
import { getPlannedHours } from '#domain/time/workDays';
import type { OrderRow } from '../../../provider/store/schema';

/** Pay terms of an order (docs/product.md, "Pay"), in cents and hours. */
export function getPayTerms(order: Readonly<OrderRow>): PayTerms {
  return {
    payType: order.pay_type,
    estimatedHours: getPlannedHours(order),
    minPaidHours: order.min_paid_hours,
    travelPay: order.travel_pay,
  };
}
