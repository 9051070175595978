/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OrderCard } from './orderCard';

/**
 * An order was changed or closed; the card is as lists show it.
 */
export interface OrderUpdatedEvent {
  /** @minimum 1 */
  order_id: number;
  order_card: OrderCard;
  /** @minimum 1 */
  version: number;
}
