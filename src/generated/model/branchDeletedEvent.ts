/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A branch was deleted; sent to everyone who had access to it.
 */
export interface BranchDeletedEvent {
  /** @minimum 1 */
  branch_id: number;
}
