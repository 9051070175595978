/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type HandleGoogleCallbackParams = {
/**
 * As Google sent it.
 * @maxLength 32
 */
authuser?: string;
/**
 * Code to exchange; absent when consent failed.
 * @minLength 1
 * @maxLength 2048
 */
code?: string;
/**
 * As Google sent it.
 * @maxLength 64
 */
prompt?: string;
/**
 * As Google sent it.
 * @maxLength 2048
 */
scope?: string;
/**
 * Why consent failed.
 * @maxLength 255
 */
error?: string;
};
