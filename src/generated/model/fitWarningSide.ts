/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the other job is before or after this one.
 */
export type FitWarningSide = 'before' | 'after';