/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface InviteOne {
  /** @minimum 1 */
  employee_id: number;
  position: PositionCode;
  /**
     * Cents per hour.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate: number;
}
