/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferStatus } from './offerStatus';
import type { OfferUpdatedEventChange } from './offerUpdatedEventChange';

/**
 * An offer was published, changed, closed or deleted.
 */
export interface OfferUpdatedEvent {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  branch_id: number;
  /**
     * Null for helpers.
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  status: OfferStatus;
  change: OfferUpdatedEventChange;
}
