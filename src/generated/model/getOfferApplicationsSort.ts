/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetOfferApplicationsSort = '-fit' | 'rate' | 'distance' | '-rating' | 'applied_at';