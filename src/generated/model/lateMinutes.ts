/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Minutes after the end of the arrival window.
 * @minimum 10
 * @maximum 45
 */
export type LateMinutes = number;
