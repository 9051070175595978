/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BillingInterval } from './billingInterval';

export interface PlanChoice {
  /** @minimum 1 */
  plan_id: number;
  interval: BillingInterval;
}
