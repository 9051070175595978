/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A branch was added or changed; sent to everyone with access to it.
 */
export interface BranchUpdatedEvent {
  /** @minimum 1 */
  branch_id: number;
}
