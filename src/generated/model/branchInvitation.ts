/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchInvitationCancelledBy } from './branchInvitationCancelledBy';
import type { InvitationStatus } from './invitationStatus';
import type { InvitedHelper } from './invitedHelper';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';

/**
 * A request to a helper to join a branch. Once accepted it names the employee.
 */
export interface BranchInvitation {
  /** @minimum 1 */
  id: number;
  /**
     * @minimum 1
     * @nullable
     */
  branch_id: number | null;
  helper: InvitedHelper | null;
  positions: PositionCode[];
  /**
     * Cents per hour, as offered.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  /** @nullable */
  message: string | null;
  status: InvitationStatus | null;
  /**
     * Code of the reason for declining.
     * @nullable
     */
  reason: string | null;
  /** @nullable */
  cancelled_by: BranchInvitationCancelledBy;
  /** Name of the person who sent it. */
  invited_by: string;
  created_at: Timestamp | null;
  responded_at: Timestamp | null;
  /**
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
}
