/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

/**
 * A position of an offer and how much of it is filled.
 */
export interface OfferNeed {
  position: PositionCode;
  /**
     * @minimum 1
     * @maximum 12
     */
  count: number;
  /**
     * Cents per hour.
     * @minimum 0
     */
  hourly_rate: number;
  /**
     * Accepted through this offer and still on the crew.
     * @minimum 0
     */
  accepted: number;
}
