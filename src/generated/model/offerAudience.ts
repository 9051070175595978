/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Who is notified.
 */
export type OfferAudience = 'selected' | 'favorites' | 'top_20' | 'everyone_in_radius';