/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface OfferCounts {
  /**
     * Number of people who can see it now.
     * @minimum 0
     */
  notified: number;
  /** @minimum 0 */
  viewed: number;
  /**
     * All who applied, also those who were answered.
     * @minimum 0
     */
  applied: number;
  /** @minimum 0 */
  accepted: number;
}
