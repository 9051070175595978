/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Ten digits of a US number. Area code and exchange begin with 2 to 9.
 * @maxLength 10
 * @pattern ^[2-9][0-9]{2}[2-9][0-9]{6}$
 */
export type Phone = string;
