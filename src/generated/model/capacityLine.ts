/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface CapacityLine {
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
  booked: number;
  /**
     * Slots that no one has accepted or can still accept.
     * @minimum 0
     */
  open: number;
  /**
     * Active members who can work in this position and have no job that day. A member with several positions counts in each.
     * @minimum 0
     */
  free: number;
}
