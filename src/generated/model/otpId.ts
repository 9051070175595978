/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Id of a one-time code that was sent; valid 10 minutes, 5 checks.
 * @minLength 1
 * @maxLength 64
 */
export type OtpId = string;
