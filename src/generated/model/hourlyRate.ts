/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Cents per hour.
 * @minimum 1500
 * @maximum 15000
 */
export type HourlyRate = number;
