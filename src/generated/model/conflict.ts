/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ConflictKind } from './conflictKind';
import type { Timestamp } from './timestamp';

/**
 * One reason that blocks a change.
 */
export interface Conflict {
  /** `change` names a field that someone else changed in between; `helper` a user who can be invited to join; `limit` what the plan does not include. */
  kind: ConflictKind;
  /** @minimum 1 */
  id: number;
  label: string;
  text?: string;
  /** Name of the person. */
  by?: string;
  /**
     * Of the other job of a person; null for one of another branch.
     * @nullable
     */
  number?: string | null;
  starts_at?: Timestamp;
  ends_at?: Timestamp;
  /** Start of the job that is moved - on the day of the conflict. */
  own_starts_at?: Timestamp;
  /** End of the job that is moved - on the day of the conflict. */
  own_ends_at?: Timestamp;
}
