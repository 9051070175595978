/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * What the helper may do now.
 */
export type HelperOfferAction = 'apply' | 'reject' | 'withdraw';