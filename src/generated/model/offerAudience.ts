/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Audience of an offer.
 */
export type OfferAudience = 'selected' | 'favorites' | 'top_20' | 'everyone_in_radius';