/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CandidateConflictSeverity } from './candidateConflictSeverity';
import type { Timestamp } from './timestamp';

export interface CandidateConflict {
  /**
     * Null for a job of another company.
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  /** @nullable */
  number: string | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  severity: CandidateConflictSeverity;
  text: string;
}
