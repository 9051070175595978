/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type HelperOfferCancelledBy = 'company' | 'helper' | 'system' | null;