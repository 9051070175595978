/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { WithdrawInvitationRequestReason } from './withdrawInvitationRequestReason';

export interface WithdrawInvitationRequest {
  reason: WithdrawInvitationRequestReason;
  /** @maxLength 300 */
  comment?: string;
}
