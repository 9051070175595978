/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { RejectApplicationRequestReason } from './rejectApplicationRequestReason';

export interface RejectApplicationRequest {
  reason?: RejectApplicationRequestReason;
  /**
     * Only the company reads it.
     * @maxLength 300
     */
  comment?: string;
}
