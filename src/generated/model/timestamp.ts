/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An instant in UTC.
 */
export type Timestamp = string;
