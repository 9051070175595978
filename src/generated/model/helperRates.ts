/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionRates } from './positionRates';

export interface HelperRates {
  /**
     * Cents per hour.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  position_rates: PositionRates | null;
  /**
     * A quarter of the helpers nearby ask less.
     * @minimum 0
     * @nullable
     */
  market_min: number | null;
  /**
     * A quarter of the helpers nearby ask more.
     * @minimum 0
     * @nullable
     */
  market_max: number | null;
}
