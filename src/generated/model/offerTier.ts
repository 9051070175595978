/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferAudience } from './offerAudience';
import type { Timestamp } from './timestamp';

/**
 * A group of people who see the offer from the same time. Helpers with the plan Pro see it at once, others 15 minutes later, unless they were selected or are favorites.
 */
export interface OfferTier {
  audience: OfferAudience;
  opens_at: Timestamp;
  /** @minimum 0 */
  people: number;
}
