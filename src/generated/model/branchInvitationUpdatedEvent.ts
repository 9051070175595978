/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationStatus } from './invitationStatus';

/**
 * A request to join was answered or withdrawn.
 */
export interface BranchInvitationUpdatedEvent {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  branch_id: number;
  status: InvitationStatus;
}
