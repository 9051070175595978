/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationCancelledBy } from './invitationCancelledBy';
import type { InvitationSource } from './invitationSource';
import type { InvitationStatus } from './invitationStatus';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';

/**
 * A person invited to an order.
 */
export interface Invitation {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  order_id: number;
  /** @minimum 1 */
  branch_id: number;
  /**
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
  /** @minimum 1 */
  user_id: number;
  position: PositionCode;
  /**
     * Cents per hour.
     * @minimum 0
     */
  hourly_rate: number;
  status: InvitationStatus;
  source: InvitationSource;
  /** @nullable */
  message: string | null;
  /** @nullable */
  reason: string | null;
  /** @nullable */
  reason_comment: string | null;
  /** @nullable */
  cancelled_by: InvitationCancelledBy;
  /** @minimum 1 */
  invited_by: number;
  created_at: Timestamp;
  responded_at: Timestamp | null;
  expires_at: Timestamp;
  /**
     * @minimum 1
     * @nullable
     */
  reconfirm_of: number | null;
  late_cancel: boolean;
}
