/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface OrderCount {
  /**
     * Open orders that match.
     * @minimum 0
     */
  count: number;
  /**
     * All open orders of the branch.
     * @minimum 0
     */
  total_count: number;
}
