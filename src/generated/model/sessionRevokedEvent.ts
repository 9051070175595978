/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The token is no longer valid, for example after a change of password elsewhere.
 */
export interface SessionRevokedEvent { [key: string]: unknown }
