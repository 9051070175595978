/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { ClosedState } from './closedState';
import type { InvitationStatus } from './invitationStatus';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * An accepted job, or an invitation that waits for an answer. Until it is accepted only the cities are known.
 */
export interface HelperCalendarItem {
  /** @minimum 1 */
  invitation_id: number;
  /** @minimum 1 */
  order_id: number;
  number: string;
  status: InvitationStatus;
  closed_state: ClosedState | null;
  /** The cities. */
  title: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  timezone: Timezone;
  date: string;
  /**
     * Last day of a multi-day job.
     * @nullable
     */
  end_date: string | null;
  arrival_window: ArrivalWindow;
  /** Of each day of the job. */
  estimated_hours: number;
  company_name: string;
  branch_name: string;
  customer_name: string;
  customer_last_name: string;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  /**
     * The first stop; its city until accepted.
     * @nullable
     */
  pick_up_address: string | null;
  position: PositionCode;
  /**
     * Cents per hour.
     * @minimum 0
     */
  hourly_rate: number;
  /** When an invitation that waits expires. */
  expires_at: Timestamp | null;
  /** Another accepted job of the caller is at the same time. */
  has_conflict: boolean;
  /** @minimum 1 */
  version: number;
}
