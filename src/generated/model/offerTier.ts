/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferAudience } from './offerAudience';
import type { Timestamp } from './timestamp';

/**
 * A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.
 */
export interface OfferTier {
  audience: OfferAudience;
  opens_at: Timestamp;
  /** @minimum 0 */
  people: number;
}
