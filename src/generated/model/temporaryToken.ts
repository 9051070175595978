/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.
 * @minLength 1
 * @maxLength 255
 */
export type TemporaryToken = string;
