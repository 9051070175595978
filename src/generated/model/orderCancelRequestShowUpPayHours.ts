/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderCancelRequestShowUpPayHours = 0 | 2 | 4;