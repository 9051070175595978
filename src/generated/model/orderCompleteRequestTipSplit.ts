/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderCompleteRequestTipSplit = 'equal' | 'by_hours' | 'custom';