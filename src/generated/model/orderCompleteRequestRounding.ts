/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderCompleteRequestRounding = 'quarter_up' | 'quarter_nearest' | 'none';