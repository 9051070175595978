/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type HandleAppleCallbackParams = {
/**
 * Code to exchange.
 * @minLength 1
 * @maxLength 2048
 */
code?: string;
/**
 * JSON text that Apple sends only the first time.
 * @maxLength 2048
 */
user?: string;
};
