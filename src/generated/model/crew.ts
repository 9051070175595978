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
     * @nullable
     */
  labor_min: number | null;
  /**
     * Cents.
     * @minimum 0
     * @nullable
     */
  labor_max: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  version: number | null;
}
