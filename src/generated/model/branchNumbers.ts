/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { DeclineCount } from './declineCount';
import type { NumbersMonth } from './numbersMonth';
import type { TopHelper } from './topHelper';

/**
 * Numbers of one branch, or of all branches together.
 */
export interface BranchNumbers {
  /**
     * Null for all branches together.
     * @nullable
     */
  branch_id: number | null;
  /** The name of the company for all branches together. */
  branch_name: string;
  /**
     * Jobs of the twelve months.
     * @minimum 0
     */
  jobs: number;
  /** All twelve months in order, this month last. */
  months: NumbersMonth[];
  /** Most frequent reason first. */
  declines: DeclineCount[];
  /** Up to five people, most jobs first. */
  top_helpers: TopHelper[];
}
