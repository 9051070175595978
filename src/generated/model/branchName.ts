/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface BranchName {
  /** @minimum 1 */
  id: number;
  name: string;
}
