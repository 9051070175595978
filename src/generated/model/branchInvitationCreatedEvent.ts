/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationStatus } from './invitationStatus';

/**
 * A helper was asked to join a branch.
 */
export interface BranchInvitationCreatedEvent {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  branch_id: number;
  status: InvitationStatus;
}
