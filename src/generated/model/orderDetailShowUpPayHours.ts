/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderDetailShowUpPayHours = 0 | 2 | 4;