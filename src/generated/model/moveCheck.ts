/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AffectedPerson } from './affectedPerson';
import type { CrewConflict } from './crewConflict';
import type { Timestamp } from './timestamp';

/**
 * People affected by a new time. A hard conflict blocks the move unless it is overridden.
 */
export interface MoveCheck {
  /**
     * The version of the order that was checked.
     * @minimum 1
     */
  version: number;
  starts_at: Timestamp;
  latest_end_at: Timestamp;
  affected: AffectedPerson[];
  /** Hard ones first. */
  conflicts: CrewConflict[];
}
