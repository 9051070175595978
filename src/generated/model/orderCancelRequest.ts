/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OrderCancelRequestReason } from './orderCancelRequestReason';
import type { OrderCancelRequestShowUpPayHours } from './orderCancelRequestShowUpPayHours';

export interface OrderCancelRequest {
  reason: OrderCancelRequestReason;
  /** @maxLength 500 */
  comment?: string;
  notify_crew?: boolean;
  show_up_pay_hours?: OrderCancelRequestShowUpPayHours;
}
