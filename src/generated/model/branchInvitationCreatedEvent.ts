/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationStatus } from './invitationStatus';

/**
 * A branch sent a request to join.
 */
export interface BranchInvitationCreatedEvent {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  branch_id: number;
  status: InvitationStatus;
}
