/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewMember } from './crewMember';
import type { CrewSlot } from './crewSlot';

/**
 * Slots and people of an order.
 */
export interface Crew {
  slots: CrewSlot[];
  members: CrewMember[];
  /**
     * Cents.
     * @minimum 0
     */
  labor_min: number;
  /**
     * Cents.
     * @minimum 0
     */
  labor_max: number;
  /** @minimum 1 */
  version: number;
}
