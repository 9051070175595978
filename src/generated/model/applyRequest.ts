/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface ApplyRequest {
  position: PositionCode;
  /**
     * Cents per hour.
     * @minimum 1500
     * @maximum 15000
     * @nullable
     */
  proposed_rate?: number | null;
  /** @maxLength 300 */
  note?: string;
}
