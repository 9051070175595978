/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface OrderCounts {
  /** @minimum 0 */
  not_formed: number;
  /** @minimum 0 */
  formed: number;
  /** @minimum 0 */
  history: number;
}
