/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FitPart } from './fitPart';
import type { FitReason } from './fitReason';
import type { FitWarning } from './fitWarning';

/**
 * 0 to 100, its parts, and why as codes that the screen words.
 */
export interface ExplainedFit {
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
  parts: FitPart[];
  reasons: FitReason[];
  warnings: FitWarning[];
}
