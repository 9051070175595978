/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 pick-up only, 2 destination only, 3 both.
 */
export type HelpType = 1 | 2 | 3;