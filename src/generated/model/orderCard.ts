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
  /**
     * @minimum 1
     * @nullable
     */
  branch_id: number | null;
  help_type: HelpType;
  customer_name: string;
  customer_last_name: string;
  customer_primary_phone: PhoneOrNone;
  /** @nullable */
  date: string | null;
  /**
     * Last day of a multi-day job.
     * @nullable
     */
  end_date: string | null;
  arrival_window: ArrivalWindow | null;
  starts_at: Timestamp | null;
  latest_end_at: Timestamp | null;
  timezone: Timezone;
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
  stops_count: number | null;
  move_size: MoveSize | null;
  /**
     * @minimum 0
     * @nullable
     */
  volume_cuft: number | null;
  /**
     * Of each day of the job.
     * @nullable
     */
  estimated_hours: number | null;
  crew_requirements: CrewRequirement[];
  vehicle_requirements: VehicleRequirement[];
  crew_summary: CrewSummary | null;
  crew: CrewFace[];
  /** Fields of addresses that are still empty. */
  missing: string[];
  updated_at: Timestamp | null;
  updated_by: string;
  /**
     * @minimum 1
     * @nullable
     */
  version: number | null;
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
