/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { RejectInvitationRequestReason } from './rejectInvitationRequestReason';

export interface RejectInvitationRequest {
  reason: RejectInvitationRequestReason;
  /** @maxLength 300 */
  comment?: string;
}
