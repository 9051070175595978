/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Position of the other job in the day, before or after this one.
 */
export type FitWarningSide = 'before' | 'after';