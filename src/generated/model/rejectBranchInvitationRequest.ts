/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { RejectBranchInvitationRequestReason } from './rejectBranchInvitationRequestReason';

export interface RejectBranchInvitationRequest {
  reason?: RejectBranchInvitationRequestReason;
}
