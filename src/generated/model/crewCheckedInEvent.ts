/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewCheckedInEventStep } from './crewCheckedInEventStep';
import type { Timestamp } from './timestamp';

/**
 * Someone on a crew is on the way, arrived or done.
 */
export interface CrewCheckedInEvent {
  /** @minimum 1 */
  invitation_id: number;
  /** @minimum 1 */
  order_id: number;
  /** @minimum 1 */
  user_id: number;
  step: CrewCheckedInEventStep;
  at: Timestamp;
}
