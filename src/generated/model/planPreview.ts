/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BillingInterval } from './billingInterval';
import type { PlanPreviewWhen } from './planPreviewWhen';
import type { Timestamp } from './timestamp';

/**
 * Preview of a change of plan.
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
     * Cents charged right away.
     * @minimum 0
     */
  due_now: number;
  /**
     * Unused cents of the old plan.
     * @minimum 0
     */
  credit: number;
  renews_at: Timestamp;
  needs_card: boolean;
  /** Current usage that exceeds the plan; with any of it the plan cannot be chosen. */
  blockers: string[];
}
