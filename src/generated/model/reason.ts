/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A reason with its text.
 */
export interface Reason {
  code: string;
  title: string;
}
