/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HourlyRate } from './hourlyRate';
import type { PositionRates } from './positionRates';

export interface HelperRatesRequest {
  hourly_rate: HourlyRate;
  position_rates?: PositionRates;
}
