/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An order was deleted.
 */
export interface OrderDeletedEvent {
  /** @minimum 1 */
  order_id: number;
}
