/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface UpdateOne {
  /** @minimum 1 */
  invitation_id: number;
  position?: PositionCode;
  /**
     * Cents per hour.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate?: number;
  /**
     * The version that was read; not compared if absent.
     * @minimum 1
     */
  version?: number;
}
