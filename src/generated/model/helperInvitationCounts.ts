/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Number of invitations in each list.
 */
export interface HelperInvitationCounts {
  /** @minimum 0 */
  new: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  waiting: number;
  /** @minimum 0 */
  cancelled: number;
  /**
     * Unanswered requests to join a branch.
     * @minimum 0
     */
  branch_requests: number;
}
