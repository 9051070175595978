/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferAudience } from './offerAudience';
import type { Timestamp } from './timestamp';

/**
 * Publishes an offer again with its terms, for the slots still open in the same order or another one.
 */
export interface OfferRepeat {
  /** @minimum 1 */
  order_id?: number;
  audience?: OfferAudience;
  /**
     * @maxItems 100
     * @items.minimum 1
     */
  user_ids?: number[];
  apply_by?: Timestamp;
}
