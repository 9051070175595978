/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Number of offers with each status.
 */
export interface OfferStatusCounts {
  /** @minimum 0 */
  open: number;
  /** @minimum 0 */
  filled: number;
  /** @minimum 0 */
  closed: number;
  /** @minimum 0 */
  expired: number;
  /** @minimum 0 */
  cancelled: number;
}
