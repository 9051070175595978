/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A sentence for the user, possibly empty.
 */
export type Message = string;
