/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Last day, not before the first.
 */
export type OrderDateToParameter = string;
