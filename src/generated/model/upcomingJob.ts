/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { InvitationStatus } from './invitationStatus';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * An upcoming job of the branch that the member accepted or is invited to.
 */
export interface UpcomingJob {
  /** @minimum 1 */
  order_id: number;
  number: string;
  /** @minimum 1 */
  invitation_id: number;
  invitation_status: InvitationStatus;
  date: string;
  /**
     * The last day; null for a job of one day.
     * @nullable
     */
  end_date: string | null;
  arrival_window: ArrivalWindow;
  starts_at: Timestamp;
  timezone: Timezone;
  customer_name: string;
  customer_last_name: string;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
}
