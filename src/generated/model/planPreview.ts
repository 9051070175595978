/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BillingInterval } from './billingInterval';
import type { PlanPreviewWhen } from './planPreviewWhen';
import type { Timestamp } from './timestamp';

/**
 * What a choice of plan would mean if it were made now.
 */
export interface PlanPreview {
  /** @minimum 1 */
  plan_id: number;
  interval: BillingInterval;
  /**
     * Cents of one period.
     * @minimum 0
     */
  price: number;
  when: PlanPreviewWhen;
  begins_at: Timestamp;
  /**
     * Cents charged at once.
     * @minimum 0
     */
  due_now: number;
  /**
     * Cents of the old plan that were paid and not used.
     * @minimum 0
     */
  credit: number;
  renews_at: Timestamp;
  needs_card: boolean;
  /** What the plan has no room for; with any of them it cannot be chosen. */
  blockers: string[];
}
