/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OfferApplicationActionsItem = 'accept' | 'reject' | 'cancel';