/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CancelSubscriptionRequestReason } from './cancelSubscriptionRequestReason';

export interface CancelSubscriptionRequest {
  reason: CancelSubscriptionRequestReason;
  /** @maxLength 500 */
  comment?: string;
}
