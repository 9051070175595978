/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferAudience } from './offerAudience';
import type { OfferRequirements } from './offerRequirements';
import type { PositionNeed } from './positionNeed';
import type { Timestamp } from './timestamp';

/**
 * What changes of an open offer; absent fields stay. With another audience or radius, who newly belongs is notified, and who no longer belongs no longer sees the offer unless they applied.
 */
export interface OfferChange {
  /**
     * The version that was read.
     * @minimum 1
     */
  version: number;
  /** @maxLength 80 */
  title?: string;
  /**
     * Not fewer than are accepted.
     * @minItems 1
     * @maxItems 4
     */
  position_needs?: PositionNeed[];
  /**
     * @minimum 5
     * @maximum 100
     */
  radius_miles?: number;
  requirements?: OfferRequirements;
  audience?: OfferAudience;
  /**
     * The selected people if the audience is `selected`; absent - those who were notified so far.
     * @maxItems 100
     * @items.minimum 1
     */
  user_ids?: number[];
  /**
     * As for a new offer; null for all at the same time.
     * @minimum 5
     * @maximum 720
     * @nullable
     */
  tier_minutes?: number | null;
  /** @maxLength 500 */
  message?: string;
  /**
     * @minimum 0
     * @maximum 48
     */
  auto_accept?: number;
  apply_by?: Timestamp;
}
