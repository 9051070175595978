/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface InviteHelperRequest {
  /**
     * Positions they would work in; only those they have.
     * @minItems 1
     * @maxItems 3
     */
  positions: PositionCode[];
  /**
     * Cents per hour; their own rate if absent.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate?: number;
  /** @maxLength 500 */
  message?: string;
}
