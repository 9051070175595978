/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { Attachment } from './attachment';
import type { ClosedState } from './closedState';
import type { CrewRequirement } from './crewRequirement';
import type { CrewSummary } from './crewSummary';
import type { Email } from './email';
import type { HelpType } from './helpType';
import type { Locale } from './locale';
import type { MoveSize } from './moveSize';
import type { OfferedRates } from './offeredRates';
import type { OrderItem } from './orderItem';
import type { OrderJobType } from './orderJobType';
import type { OrderLanguagesItem } from './orderLanguagesItem';
import type { OrderPacking } from './orderPacking';
import type { OrderPayType } from './orderPayType';
import type { OrderSpecialItemsItem } from './orderSpecialItemsItem';
import type { OrderStatus } from './orderStatus';
import type { Phone } from './phone';
import type { PhoneOrNone } from './phoneOrNone';
import type { Stop } from './stop';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';
import type { VehicleRequirement } from './vehicleRequirement';

/**
 * An order with everything the form edits. What a helper may not see is an empty text, null or 0.
 */
export interface Order {
  /** @maxLength 50 */
  customer_name: string;
  /** @maxLength 50 */
  customer_last_name: string;
  customer_primary_phone: PhoneOrNone;
  customer_secondary_phone: Phone | null;
  customer_email: Email | null;
  /**
     * @maxLength 100
     * @nullable
     */
  company_name: string | null;
  help_type: HelpType;
  /** @nullable */
  job_type: OrderJobType;
  move_size: MoveSize | null;
  /** @nullable */
  packing: OrderPacking;
  /**
     * In the time zone of the branch.
     * @nullable
     */
  date: string | null;
  arrival_window: ArrivalWindow | null;
  /** The crew comes at the minute the window starts. */
  firm_time: boolean;
  /**
     * Of each day of the job.
     * @minimum 1
     * @maximum 14
     * @nullable
     */
  estimated_hours: number | null;
  /**
     * @minimum 0
     * @maximum 14
     * @nullable
     */
  flexible_days: number | null;
  /**
     * Of a multi-day job.
     * @nullable
     */
  end_date: string | null;
  /** @maxItems 5 */
  pick_up_addresses: Stop[];
  /** @maxItems 5 */
  destination_addresses: Stop[];
  /** @maxItems 200 */
  items: OrderItem[];
  /** @maxItems 7 */
  special_items: OrderSpecialItemsItem[];
  /**
     * @minimum 0
     * @maximum 20000
     * @nullable
     */
  volume_cuft: number | null;
  /**
     * @minimum 0
     * @maximum 200000
     * @nullable
     */
  weight_lb: number | null;
  /** @maxItems 4 */
  crew_requirements: CrewRequirement[];
  /**
     * @maxItems 24
     * @items.minimum 1
     */
  tool_ids: number[];
  /** @maxItems 3 */
  languages: OrderLanguagesItem[];
  favorites_first: boolean;
  /** @maxItems 9 */
  vehicle_requirements: VehicleRequirement[];
  /** @nullable */
  pay_type: OrderPayType;
  offered_rates: OfferedRates | null;
  /**
     * @minimum 0
     * @maximum 14
     * @nullable
     */
  min_paid_hours: number | null;
  /**
     * Cents.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  travel_pay: number | null;
  /**
     * Cents; for the office only.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  customer_quote: number | null;
  /**
     * For the whole crew.
     * @maxLength 2000
     */
  crew_notes: string;
  /** The language in the app of who wrote the notes for the crew last; null without notes. */
  crew_notes_language: Locale | null;
  /** The language in the app of who wrote how to get in last, at any stop; null without such notes. */
  access_notes_language: Locale | null;
  /**
     * Visible to the office only.
     * @maxLength 2000
     */
  office_notes: string;
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
  starts_at: Timestamp | null;
  latest_end_at: Timestamp | null;
  timezone: Timezone;
  /**
     * The first stop in one line.
     * @nullable
     */
  pick_up_address: string | null;
  /**
     * The first stop in one line.
     * @nullable
     */
  destination_address: string | null;
  /**
     * @minimum 0
     * @nullable
     */
  stops_count: number | null;
  crew_summary: CrewSummary | null;
  /**
     * Along the stops.
     * @minimum 0
     * @nullable
     */
  distance_miles: number | null;
  /** @maxItems 10 */
  attachments: Attachment[];
  created_at: Timestamp | null;
  updated_at: Timestamp | null;
  /** First name. */
  updated_by: string;
  /**
     * Counts up with every change of the order.
     * @minimum 1
     * @nullable
     */
  version: number | null;
}
