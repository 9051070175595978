/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface TagCount {
  tag: string;
  /** @minimum 1 */
  count: number;
}
