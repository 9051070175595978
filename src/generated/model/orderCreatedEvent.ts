/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OrderCard } from './orderCard';

/**
 * An order was created.
 */
export interface OrderCreatedEvent {
  order_card: OrderCard;
  /** @minimum 1 */
  version: number;
}
