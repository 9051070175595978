/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An answer with a message and no data.
 */
export interface Nothing { [key: string]: unknown }
