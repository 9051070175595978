/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CancelApplicationRequestReason } from './cancelApplicationRequestReason';

export interface CancelApplicationRequest {
  reason: CancelApplicationRequestReason;
  /** @maxLength 300 */
  comment?: string;
}
