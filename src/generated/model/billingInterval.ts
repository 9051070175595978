/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Billing period.
 */
export type BillingInterval = 'month' | 'year';