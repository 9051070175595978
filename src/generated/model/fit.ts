/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FitNote } from './fitNote';

/**
 * 0 to 100 and why.
 */
export interface Fit {
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
  reasons: FitNote[];
  warnings: FitNote[];
}
