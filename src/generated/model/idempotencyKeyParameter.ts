/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Repeating a call with the same key returns the first result instead of acting twice.
 */
export type IdempotencyKeyParameter = string;
