/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type OrderDetailShowUpPayHours = 0 | 2 | 4 | null;