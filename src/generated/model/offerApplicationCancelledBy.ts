/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type OfferApplicationCancelledBy = 'company' | 'helper' | 'system' | null;