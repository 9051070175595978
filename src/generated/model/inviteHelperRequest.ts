/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface InviteHelperRequest {
  /**
     * What they would work as; only what they offer.
     * @minItems 1
     * @maxItems 3
     */
  positions: PositionCode[];
  /**
     * Cents per hour; their own rate when left out.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate?: number;
  /** @maxLength 500 */
  message?: string;
}
