/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ClosedState } from './closedState';
import type { OrderStatus } from './orderStatus';

export interface FoundOrder {
  /** @minimum 1 */
  order_id: number;
  status: OrderStatus;
  customer_name: string;
  customer_last_name: string;
  customer_primary_phone: string;
  /** @nullable */
  date: string | null;
  closed_state: ClosedState | null;
  /** Of its stops, in their order. */
  cities: string[];
  /**
     * @minimum 1
     * @nullable
     */
  branch_id: number | null;
  branch_name: string;
}
