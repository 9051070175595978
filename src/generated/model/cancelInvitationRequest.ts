/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CancelInvitationRequestReason } from './cancelInvitationRequestReason';

export interface CancelInvitationRequest {
  reason: CancelInvitationRequestReason;
  /** @maxLength 300 */
  comment?: string;
}
