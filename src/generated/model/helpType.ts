/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 pickup only, 2 destination only, any other value both; 3 is written for both.
 */
export type HelpType = number;
