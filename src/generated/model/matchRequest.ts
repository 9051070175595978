/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferDraft } from './offerDraft';
import type { OfferRequirements } from './offerRequirements';
import type { PositionNeed } from './positionNeed';

/**
 * The need as an order with open slots or as a draft; exactly one of the two. Positions are those that are open on the order if absent, at its rates.
 */
export interface MatchRequest {
  /** @minimum 1 */
  order_id?: number;
  draft?: OfferDraft;
  /**
     * Of a draft.
     * @minimum 1
     */
  branch_id?: number;
  /**
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
}
