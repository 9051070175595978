/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and to all that was asked: the call, its path, query and body. With another request it is a 422 with the code `idempotency_key_reused`. No public call and none that carries a password takes a key, so no credentials are kept.
 */
export type IdempotencyKeyParameter = string;
