/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OwnConflictKind } from './ownConflictKind';
import type { OwnConflictSeverity } from './ownConflictSeverity';
import type { Timestamp } from './timestamp';

/**
 * Conflicts in the helper's schedule. Only a hard one blocks.
 */
export interface OwnConflict {
  severity: OwnConflictSeverity;
  /** Another accepted job or invitation; the own hours and limits. */
  kind: OwnConflictKind;
  text: string;
  /**
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  /** @nullable */
  number: string | null;
  /** @nullable */
  company_name: string | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
}
