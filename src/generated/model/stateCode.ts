/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Two letters of a US state.
 * @pattern ^[A-Z]{2}$
 */
export type StateCode = string;
