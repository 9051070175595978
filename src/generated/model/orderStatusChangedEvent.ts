/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OrderCounts } from './orderCounts';
import type { OrderStatus } from './orderStatus';

/**
 * The crew of an order changed.
 */
export interface OrderStatusChangedEvent {
  /** @minimum 1 */
  order_id: number;
  from: OrderStatus;
  to: OrderStatus;
  counts: OrderCounts;
}
