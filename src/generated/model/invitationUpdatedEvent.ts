/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationStatus } from './invitationStatus';

/**
 * An invitation was answered or changed.
 */
export interface InvitationUpdatedEvent {
  /** @minimum 1 */
  id: number;
  status: InvitationStatus;
  /** @minimum 1 */
  order_id: number;
}
