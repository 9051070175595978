/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Totals of the lists by state.
 */
export interface BranchInvitationCounts {
  /** @minimum 0 */
  requested: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  rejected: number;
  /** @minimum 0 */
  cancelled: number;
}
