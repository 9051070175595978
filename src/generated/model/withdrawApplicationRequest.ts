/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { WithdrawApplicationRequestReason } from './withdrawApplicationRequestReason';

/**
 * A reason is required after the application was accepted.
 */
export interface WithdrawApplicationRequest {
  reason?: WithdrawApplicationRequestReason;
  /** @maxLength 300 */
  comment?: string;
}
