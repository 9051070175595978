/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ProfileCompletenessMissingItem } from './profileCompletenessMissingItem';

export interface ProfileCompleteness {
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  missing: ProfileCompletenessMissingItem[];
}
