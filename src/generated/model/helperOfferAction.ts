/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Actions available to the helper now.
 */
export type HelperOfferAction = 'apply' | 'reject' | 'withdraw';