/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CoverageLine } from './coverageLine';

export interface CoverageDay {
  date: string;
  /** All four positions. */
  positions: CoverageLine[];
}
