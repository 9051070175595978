/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @pattern ^[0-9]{5}$
 */
export type Zip = string;
