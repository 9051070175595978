import type { PayTerms } from '../../src/platform/lib/crewPay';
import type { OrderRow } from '../db/schema';

/** What an order promises its crew (docs/product.md, "Pay"); cents and hours. */
export function termsOf({ pay_type, estimated_hours, min_paid_hours, travel_pay }: Readonly<OrderRow>): PayTerms {
  return {
    payType: pay_type,
    estimatedHours: estimated_hours,
    minPaidHours: min_paid_hours,
    travelPay: travel_pay,
  };
}
