/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

/**
 * A position and how many people it needs.
 */
export interface CrewRequirement {
  position: PositionCode;
  /**
     * @minimum 1
     * @maximum 12
     */
  count: number;
}
