/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Minutes after the end of the arrival window.
 */
export type LateMinutes = 10 | 20 | 30 | 45;