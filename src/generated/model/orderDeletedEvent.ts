/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An order is gone.
 */
export interface OrderDeletedEvent {
  /** @minimum 1 */
  order_id: number;
}
