/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface CoverageLine {
  position: PositionCode;
  /**
     * Slots of the open jobs of the day.
     * @minimum 0
     */
  needed: number;
  /**
     * People who accepted one of these slots.
     * @minimum 0
     */
  accepted: number;
  /**
     * Slots that no one has accepted or can still accept.
     * @minimum 0
     */
  open: number;
}
