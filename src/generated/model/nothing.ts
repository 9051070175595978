/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An answer that has nothing to say but its message.
 */
export interface Nothing { [key: string]: unknown }
