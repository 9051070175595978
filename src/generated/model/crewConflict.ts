/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewConflictSeverity } from './crewConflictSeverity';
import type { Timestamp } from './timestamp';

/**
 * Two jobs of one person, or a job outside their hours. Of a job of another branch or company only the times are known.
 */
export interface CrewConflict {
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  last_name: string;
  /**
     * The other job; null for one of another branch.
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  /** @nullable */
  number: string | null;
  severity: CrewConflictSeverity;
  text: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  own_starts_at: Timestamp;
  own_ends_at: Timestamp;
}
