/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface CrewSlot {
  position: PositionCode;
  /** @minimum 0 */
  required: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  pending: number;
}
