/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewRequirement } from './crewRequirement';

/**
 * Number of filled slots.
 */
export interface CrewSummary {
  /** @minimum 0 */
  required: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  pending: number;
  /**
     * People who have begun to work.
     * @minimum 0
     */
  checked_in?: number;
  /** Slots by position that no one has accepted or can still accept. */
  open?: CrewRequirement[];
}
