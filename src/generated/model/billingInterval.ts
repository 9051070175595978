/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * How long a payment lasts.
 */
export type BillingInterval = 'month' | 'year';