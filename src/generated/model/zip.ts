/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 5
 * @pattern ^[0-9]{5}$
 */
export type Zip = string;
