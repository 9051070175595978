/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperOffer } from './helperOffer';

/**
 * A page of a helper's offers.
 */
export interface HelperOfferPage {
  data: HelperOffer[];
  /** @minimum 1 */
  current_page: number;
  /**
     * 1 also when there are no rows.
     * @minimum 1
     */
  last_page: number;
  /** @minimum 1 */
  per_page: number;
  /** @minimum 0 */
  total: number;
  /**
     * Number of the first row; null on an empty page.
     * @nullable
     */
  from: number | null;
  /**
     * Number of the last row; null on an empty page.
     * @nullable
     */
  to: number | null;
}
