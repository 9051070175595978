/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Ten digits.
 * @pattern ^[0-9]{10}$
 */
export type Phone = string;
