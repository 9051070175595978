/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OfferUpdatedEventChange = 'created' | 'updated' | 'deleted';