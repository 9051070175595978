/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 Monday to 7 Sunday.
 */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;