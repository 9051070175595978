/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A branch was added or changed; goes to everybody who may act in it.
 */
export interface BranchUpdatedEvent {
  /** @minimum 1 */
  branch_id: number;
}
