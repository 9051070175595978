/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OutsourceOfferActionsItem = 'edit' | 'close' | 'repeat' | 'delete';