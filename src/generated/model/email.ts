/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 254
 */
export type Email = string;
