/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Ten digits.
 * @maxLength 10
 * @pattern ^[0-9]{10}$
 */
export type Phone = string;
