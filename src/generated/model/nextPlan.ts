/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BillingInterval } from './billingInterval';
import type { Timestamp } from './timestamp';

/**
 * A plan that starts later.
 */
export interface NextPlan {
  /** @minimum 1 */
  plan_id: number;
  name: string;
  interval: BillingInterval;
  /**
     * Cents of one period.
     * @minimum 0
     */
  price: number;
  begins_at: Timestamp;
}
