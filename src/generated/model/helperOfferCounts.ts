/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Number of offers in each list.
 */
export interface HelperOfferCounts {
  /** @minimum 0 */
  new: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  waiting: number;
  /** @minimum 0 */
  cancelled: number;
}
