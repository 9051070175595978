/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchInvitation } from './branchInvitation';
import type { BranchInvitationCounts } from './branchInvitationCounts';

export interface BranchInvitationPage {
  data: BranchInvitation[];
  /** @minimum 1 */
  current_page: number;
  /** @minimum 1 */
  last_page: number;
  /** @minimum 1 */
  per_page: number;
  /** @minimum 0 */
  total: number;
  /** @nullable */
  from: number | null;
  /** @nullable */
  to: number | null;
  counts: BranchInvitationCounts;
}
