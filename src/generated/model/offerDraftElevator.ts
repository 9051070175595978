/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OfferDraftElevator = 'none' | 'passenger' | 'freight';