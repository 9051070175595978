/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BillingAddress } from './billingAddress';
import type { BillingInterval } from './billingInterval';
import type { Invoice } from './invoice';
import type { NextPlan } from './nextPlan';
import type { PaymentMethod } from './paymentMethod';
import type { Plan } from './plan';
import type { PlanLimits } from './planLimits';
import type { SubscriptionStatus } from './subscriptionStatus';
import type { Timestamp } from './timestamp';
import type { Usage } from './usage';

export interface Subscription {
  plan: Plan;
  interval: BillingInterval;
  /**
     * Cents of one period.
     * @minimum 0
     */
  price: number;
  status: SubscriptionStatus;
  /** @nullable */
  trial_ends_at: string | null;
  current_period_start: Timestamp;
  current_period_end: Timestamp;
  cancel_at_period_end: boolean;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  grace_ends_at: string | null;
  /** True if nothing can be added. */
  read_only: boolean;
  /**
     * Cents of invoices that are not paid.
     * @minimum 0
     */
  amount_due: number;
  /** Change that takes effect with the next period. */
  next_plan: NextPlan | null;
  /**
     * Active members.
     * @minimum 0
     */
  seats: number;
  limits: PlanLimits;
  usage: Usage;
  payment_method: PaymentMethod | null;
  billing_address: BillingAddress | null;
  /** Newest first. */
  invoices: Invoice[];
}
