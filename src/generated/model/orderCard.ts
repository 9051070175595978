/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { ClosedState } from './closedState';
import type { CrewFace } from './crewFace';
import type { CrewRequirement } from './crewRequirement';
import type { CrewSummary } from './crewSummary';
import type { HelpType } from './helpType';
import type { MoveSize } from './moveSize';
import type { OrderStatus } from './orderStatus';
import type { PhoneOrNone } from './phoneOrNone';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';
import type { VehicleRequirement } from './vehicleRequirement';

/**
 * An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.
 */
export interface OrderCard {
  /** @minimum 1 */
  order_id: number;
  number: string;
  status: OrderStatus;
  closed_state: ClosedState | null;
  /** @minimum 1 */
  branch_id: number;
  help_type: HelpType;
  customer_name: string;
  customer_last_name: string;
  customer_primary_phone: PhoneOrNone;
  date: string;
  /**
     * Last day of a multi-day job.
     * @nullable
     */
  end_date: string | null;
  arrival_window: ArrivalWindow;
  starts_at: Timestamp;
  latest_end_at: Timestamp;
  timezone: Timezone;
  /** @nullable */
  pick_up_address: string | null;
  /** @nullable */
  destination_address: string | null;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  /** @minimum 0 */
  stops_count: number;
  move_size: MoveSize;
  /** @minimum 0 */
  volume_cuft: number;
  /** Of each day of the job. */
  estimated_hours: number;
  crew_requirements: CrewRequirement[];
  vehicle_requirements: VehicleRequirement[];
  crew_summary: CrewSummary;
  crew: CrewFace[];
  /** Fields of addresses that are still empty. */
  missing: string[];
  updated_at: Timestamp;
  updated_by: string;
  /** @minimum 1 */
  version: number;
  closed_at: Timestamp | null;
  /** @nullable */
  closed_by: string | null;
  /** @nullable */
  cancel_reason: string | null;
  /**
     * Hours on site.
     * @nullable
     */
  actual_hours: number | null;
  /**
     * Cents for the whole crew.
     * @minimum 0
     * @nullable
     */
  payout_total: number | null;
}
