/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FitPartPart } from './fitPartPart';

/**
 * Points of one part of the fit.
 */
export interface FitPart {
  part: FitPartPart;
  /** @minimum 0 */
  points: number;
  /** @minimum 0 */
  max: number;
}
