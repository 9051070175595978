/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationStatus } from './invitationStatus';
import type { Locale } from './locale';
import type { PositionCode } from './positionCode';
import type { StateCode } from './stateCode';
import type { Timestamp } from './timestamp';

/**
 * A request to join a branch as the helper sees it.
 */
export interface OwnBranchInvitation {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  branch_id: number;
  branch_name: string;
  company_name: string;
  /**
     * Picture of the branch.
     * @nullable
     */
  avatar_url: string | null;
  city: string;
  state: StateCode;
  positions: PositionCode[];
  /**
     * Cents per hour.
     * @minimum 0
     */
  hourly_rate: number;
  /** @nullable */
  message: string | null;
  /** The sender's language in the app when they sent the message; null without one. */
  message_language: Locale | null;
  status: InvitationStatus;
  invited_by: string;
  created_at: Timestamp;
  responded_at: Timestamp | null;
}
