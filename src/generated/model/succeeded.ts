/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * True on every 2xx answer.
 */
export type Succeeded = true;
