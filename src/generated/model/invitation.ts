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
  /**
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  branch_id: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  user_id: number | null;
  position: PositionCode | null;
  /**
     * Cents per hour.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  status: InvitationStatus | null;
  /** @nullable */
  source: InvitationSource;
  /** @nullable */
  message: string | null;
  /** @nullable */
  reason: string | null;
  /** @nullable */
  reason_comment: string | null;
  /** @nullable */
  cancelled_by: InvitationCancelledBy;
  /**
     * @minimum 1
     * @nullable
     */
  invited_by: number | null;
  created_at: Timestamp | null;
  responded_at: Timestamp | null;
  expires_at: Timestamp | null;
  /**
     * @minimum 1
     * @nullable
     */
  reconfirm_of: number | null;
  late_cancel: boolean;
}
