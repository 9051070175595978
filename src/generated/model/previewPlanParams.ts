/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BillingInterval } from './billingInterval';

export type PreviewPlanParams = {
/**
 * @minimum 1
 */
plan_id: number;
interval: BillingInterval;
};
