/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ConflictKind } from './conflictKind';
import type { Timestamp } from './timestamp';

/**
 * One thing that stands in the way of a change.
 */
export interface Conflict {
  kind: ConflictKind;
  /** @minimum 1 */
  id: number;
  label: string;
  starts_at?: Timestamp;
}
