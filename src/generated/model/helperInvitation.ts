/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AcceptBlock } from './acceptBlock';
import type { ActivityChange } from './activityChange';
import type { ArrivalWindow } from './arrivalWindow';
import type { AttendanceStep } from './attendanceStep';
import type { ClosedState } from './closedState';
import type { CrewRating } from './crewRating';
import type { HelperInvitationCancelledBy } from './helperInvitationCancelledBy';
import type { HelpType } from './helpType';
import type { Hirer } from './hirer';
import type { InvitationAction } from './invitationAction';
import type { InvitationBucket } from './invitationBucket';
import type { InvitationStatus } from './invitationStatus';
import type { JobStop } from './jobStop';
import type { Locale } from './locale';
import type { OfferedPay } from './offeredPay';
import type { OwnConflict } from './ownConflict';
import type { PositionCode } from './positionCode';
import type { RunningLate } from './runningLate';
import type { ShowUpPay } from './showUpPay';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * An invitation as its recipient sees it. Cities only until it is accepted; the customer's name and phone afterwards, in the details.
 */
export interface HelperInvitation {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  order_id: number;
  number: string;
  bucket: InvitationBucket;
  status: InvitationStatus;
  closed_state: ClosedState | null;
  hirer: Hirer;
  position: PositionCode;
  /** Works below their own position. */
  as_helper: boolean;
  date: string;
  /**
     * Last day of a multi-day job.
     * @nullable
     */
  end_date: string | null;
  arrival_window: ArrivalWindow;
  starts_at: Timestamp;
  /** Expected end of the last day. */
  ends_at: Timestamp;
  timezone: Timezone;
  help_type: HelpType;
  move_size: string;
  /** @minimum 0 */
  volume_cuft: number;
  /** Heavy and delicate items. */
  special_items: string[];
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  stops: JobStop[];
  /**
     * From the helper's area to the first stop.
     * @minimum 0
     */
  home_miles: number;
  /**
     * Of the job itself.
     * @minimum 0
     */
  drive_miles: number;
  pay: OfferedPay;
  /**
     * Cents; null until the job is completed.
     * @minimum 0
     * @nullable
     */
  earned: number | null;
  /** What the caller is owed for a job that was canceled; null if nothing. */
  show_up_pay: ShowUpPay | null;
  /**
     * Size of the crew.
     * @minimum 0
     */
  required: number;
  /** @minimum 0 */
  accepted: number;
  /**
     * First name of who leads; null until the caller accepted.
     * @nullable
     */
  leader: string | null;
  /** @nullable */
  message: string | null;
  /** The sender's language in the app when they sent the message; null without one. */
  message_language: Locale | null;
  /** What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again. */
  changes: ActivityChange[];
  conflicts: OwnConflict[];
  /** The caller's rating of the company after the job. */
  my_rating: CrewRating | null;
  /** By time. */
  attendance: AttendanceStep[];
  /** Said before arriving; null if not. */
  running_late?: RunningLate | null;
  actions: InvitationAction[];
  /** Null if it can be accepted, or was. */
  blocked: AcceptBlock | null;
  /**
     * Why it was declined or canceled.
     * @nullable
     */
  reason: string | null;
  /** @nullable */
  cancelled_by: HelperInvitationCancelledBy;
  created_at: Timestamp;
  responded_at: Timestamp | null;
  expires_at: Timestamp;
  /**
     * Of the job.
     * @minimum 1
     */
  version: number;
}
