/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A reason with its words.
 */
export interface Reason {
  code: string;
  title: string;
}
