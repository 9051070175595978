/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActivityChange } from './activityChange';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';

/**
 * Facts behind the texts; the type decides which are present.
 */
export interface ActivityData {
  /** @minimum 1 */
  order_id?: number;
  /** @minimum 1 */
  invitation_id?: number;
  /** @minimum 1 */
  branch_invitation_id?: number;
  /** @minimum 1 */
  offer_id?: number;
  /** @minimum 1 */
  application_id?: number;
  /** @minimum 1 */
  employee_id?: number;
  /** @minimum 1 */
  user_id?: number;
  company_name?: string;
  position?: PositionCode;
  /** Code of the reason given. */
  reason?: string;
  /**
     * Positions filled.
     * @minimum 0
     */
  filled?: number;
  /**
     * Positions needed.
     * @minimum 0
     */
  required?: number;
  /**
     * Number of events that the activity combines.
     * @minimum 0
     */
  count?: number;
  starts_at?: Timestamp;
  /**
     * Cents.
     * @minimum 0
     */
  hourly_rate?: number;
  /**
     * Cents.
     * @minimum 0
     */
  amount?: number;
  /**
     * @minimum 1
     * @maximum 5
     */
  stars?: number;
  /** @minimum 0 */
  minutes_late?: number;
  document?: string;
  expires_on?: string;
  changes?: ActivityChange[];
}
