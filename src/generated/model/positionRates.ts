/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HourlyRate } from './hourlyRate';

/**
 * Cents per hour in single positions, by position code. Other positions pay the base rate.
 */
export interface PositionRates {
  '1'?: HourlyRate;
  '2'?: HourlyRate;
  '3'?: HourlyRate;
  '4'?: HourlyRate;
}
