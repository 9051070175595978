/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { CalendarFace } from './calendarFace';
import type { ClosedState } from './closedState';
import type { CrewConflict } from './crewConflict';
import type { CrewRequirement } from './crewRequirement';
import type { HelpType } from './helpType';
import type { OrderStatus } from './orderStatus';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * An order in the calendar.
 */
export interface CalendarItem {
  /** @minimum 1 */
  order_id: number;
  number: string;
  title: string;
  status: OrderStatus;
  closed_state: ClosedState | null;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  timezone: Timezone;
  arrival_window: ArrivalWindow | null;
  /** @nullable */
  date: string | null;
  /**
     * Last day of a multi-day job.
     * @nullable
     */
  end_date: string | null;
  customer_name: string;
  customer_last_name: string;
  help_type: HelpType;
  /** @nullable */
  pick_up_address: string | null;
  /** @nullable */
  destination_address: string | null;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  /**
     * @minimum 0
     * @nullable
     */
  required: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  accepted: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  pending: number | null;
  /**
     * People who have begun to work.
     * @minimum 0
     * @nullable
     */
  checked_in: number | null;
  crew_requirements: CrewRequirement[];
  crew: CalendarFace[];
  vehicle_summary: string;
  /** Someone on the crew has another job at the same time. */
  has_conflict: boolean;
  /** Other jobs that accepted crew members have at that time or too close to it. Hard ones first. */
  conflicts: CrewConflict[];
  /**
     * @minimum 1
     * @nullable
     */
  version: number | null;
}
