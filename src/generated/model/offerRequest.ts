/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferAudience } from './offerAudience';
import type { OfferDraft } from './offerDraft';
import type { OfferRequirements } from './offerRequirements';
import type { PositionNeed } from './positionNeed';
import type { Timestamp } from './timestamp';

/**
 * An offer as it is published - for an order or for a draft; exactly one of the two.
 */
export interface OfferRequest {
  /** @minimum 1 */
  order_id?: number;
  draft?: OfferDraft;
  /**
     * Absent or empty: none.
     * @maxLength 80
     */
  title?: string;
  /**
     * @minItems 1
     * @maxItems 4
     */
  position_needs: PositionNeed[];
  /**
     * @minimum 5
     * @maximum 100
     */
  radius_miles?: number;
  requirements?: OfferRequirements;
  audience: OfferAudience;
  /**
     * People to notify if the audience is `selected`.
     * @maxItems 100
     * @items.minimum 1
     */
  user_ids?: number[];
  /**
     * Favorites first, then the top 20, then everyone, so many minutes apart, up to the audience. Null or absent: all at the same time.
     * @minimum 5
     * @maximum 720
     * @nullable
     */
  tier_minutes?: number | null;
  /** @maxLength 500 */
  message?: string;
  /**
     * Accepts up to this many of the first people who apply and can work.
     * @minimum 0
     * @maximum 48
     */
  auto_accept?: number;
  /** If absent, in 24 hours, but 2 hours before the start. */
  apply_by?: Timestamp;
}
