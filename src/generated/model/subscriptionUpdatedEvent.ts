/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { SubscriptionStatus } from './subscriptionStatus';

/**
 * The subscription changed, perhaps in another tab or because a period ended.
 */
export interface SubscriptionUpdatedEvent {
  /** @minimum 1 */
  plan_id: number;
  status: SubscriptionStatus;
}
