/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An order was changed or closed.
 */
export interface OrderUpdatedEvent {
  /** @minimum 1 */
  order_id: number;
  /** @minimum 1 */
  version: number;
}
