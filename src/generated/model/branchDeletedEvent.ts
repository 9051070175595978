/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A branch is gone; goes to everybody who could act in it.
 */
export interface BranchDeletedEvent {
  /** @minimum 1 */
  branch_id: number;
}
