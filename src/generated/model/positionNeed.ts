/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

/**
 * A position, how many people it needs, and the rate.
 */
export interface PositionNeed {
  position: PositionCode;
  /**
     * @minimum 1
     * @maximum 12
     */
  count: number;
  /**
     * Cents per hour.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate: number;
}
