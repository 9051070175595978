/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 0 inactive, 1 active.
 */
export type ActiveStatus = 0 | 1;