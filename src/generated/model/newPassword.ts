/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 8 to 72 characters with a letter and a digit.
 * @minLength 8
 * @maxLength 72
 * @pattern ^[^A-Za-z0-9]*([A-Za-z][^0-9]*[0-9]|[0-9][^A-Za-z]*[A-Za-z])
 */
export type NewPassword = string;
