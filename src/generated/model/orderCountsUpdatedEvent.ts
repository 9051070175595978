/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Orders moved between the lists.
 */
export interface OrderCountsUpdatedEvent {
  /** @minimum 0 */
  not_formed: number;
  /** @minimum 0 */
  formed: number;
  /** @minimum 0 */
  history: number;
}
