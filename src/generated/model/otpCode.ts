/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A one-time code.
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type OtpCode = string;
