/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { LateMinutes } from './lateMinutes';
import type { Timestamp } from './timestamp';

/**
 * Someone on a crew said that they will be late.
 */
export interface CrewRunningLateEvent {
  /** @minimum 1 */
  invitation_id: number;
  /** @minimum 1 */
  order_id: number;
  /** @minimum 1 */
  user_id: number;
  minutes: LateMinutes;
  at: Timestamp;
}
