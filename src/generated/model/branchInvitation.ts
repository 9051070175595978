/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchInvitationCancelledBy } from './branchInvitationCancelledBy';
import type { InvitationStatus } from './invitationStatus';
import type { InvitedHelper } from './invitedHelper';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';

/**
 * A helper asked to join a branch. Answered it names the employee they became.
 */
export interface BranchInvitation {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  branch_id: number;
  helper: InvitedHelper;
  positions: PositionCode[];
  /**
     * Cents per hour, as offered.
     * @minimum 0
     */
  hourly_rate: number;
  /** @nullable */
  message: string | null;
  status: InvitationStatus;
  /**
     * Code of the reason given for a no.
     * @nullable
     */
  reason: string | null;
  /** @nullable */
  cancelled_by: BranchInvitationCancelledBy;
  /** Name of whoever asked. */
  invited_by: string;
  created_at: Timestamp;
  responded_at: Timestamp | null;
  /**
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
}
