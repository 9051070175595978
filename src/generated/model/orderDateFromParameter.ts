/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * First day in the time zone of the branch. A job of several days counts on each of them.
 */
export type OrderDateFromParameter = string;
