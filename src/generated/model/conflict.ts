/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ConflictKind } from './conflictKind';
import type { Timestamp } from './timestamp';

/**
 * One thing that stands in the way of a change.
 */
export interface Conflict {
  /** A change names a field that somebody else changed since; a helper is a user who could be asked to join; a limit says what a plan has no room for. */
  kind: ConflictKind;
  /** @minimum 1 */
  id: number;
  label: string;
  text?: string;
  /** Who did it. */
  by?: string;
  starts_at?: Timestamp;
  ends_at?: Timestamp;
}
