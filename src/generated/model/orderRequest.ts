/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { CrewRequirement } from './crewRequirement';
import type { Email } from './email';
import type { HelpType } from './helpType';
import type { ItemRequest } from './itemRequest';
import type { MoveSize } from './moveSize';
import type { OfferedRates } from './offeredRates';
import type { OrderRequestJobType } from './orderRequestJobType';
import type { OrderRequestLanguagesItem } from './orderRequestLanguagesItem';
import type { OrderRequestPacking } from './orderRequestPacking';
import type { OrderRequestPayType } from './orderRequestPayType';
import type { OrderRequestSpecialItemsItem } from './orderRequestSpecialItemsItem';
import type { Override } from './override';
import type { Phone } from './phone';
import type { StopRequest } from './stopRequest';
import type { VehicleRequirement } from './vehicleRequirement';

/**
 * An order as it is created or changed.
 */
export interface OrderRequest {
  /**
     * @minLength 1
     * @maxLength 50
     */
  customer_name: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  customer_last_name: string;
  customer_primary_phone: Phone;
  customer_secondary_phone?: Phone | null;
  customer_email?: Email | null;
  /**
     * @maxLength 100
     * @nullable
     */
  company_name?: string | null;
  help_type: HelpType;
  job_type: OrderRequestJobType;
  move_size: MoveSize;
  packing?: OrderRequestPacking;
  /** In the time zone of the branch. */
  date: string;
  arrival_window: ArrivalWindow;
  /** The crew comes at the minute the window starts. */
  firm_time?: boolean;
  /**
     * Of each day of the job.
     * @minimum 1
     * @maximum 14
     */
  estimated_hours: number;
  /**
     * @minimum 0
     * @maximum 14
     */
  flexible_days?: number;
  /**
     * Of a multi-day job.
     * @nullable
     */
  end_date?: string | null;
  /** @maxItems 5 */
  pick_up_addresses?: StopRequest[];
  /** @maxItems 5 */
  destination_addresses?: StopRequest[];
  /** @maxItems 200 */
  items?: ItemRequest[];
  /** @maxItems 7 */
  special_items?: OrderRequestSpecialItemsItem[];
  /**
     * From the items and the size if absent.
     * @minimum 0
     * @maximum 20000
     * @nullable
     */
  volume_cuft?: number | null;
  /**
     * Seven pounds per cubic foot if absent.
     * @minimum 0
     * @maximum 200000
     * @nullable
     */
  weight_lb?: number | null;
  /**
     * @minItems 1
     * @maxItems 4
     */
  crew_requirements: CrewRequirement[];
  /**
     * @maxItems 24
     * @items.minimum 1
     */
  tool_ids?: number[];
  /** @maxItems 3 */
  languages?: OrderRequestLanguagesItem[];
  favorites_first?: boolean;
  /** @maxItems 9 */
  vehicle_requirements?: VehicleRequirement[];
  pay_type?: OrderRequestPayType;
  offered_rates: OfferedRates;
  /**
     * The branch's value if absent.
     * @minimum 0
     * @maximum 14
     */
  min_paid_hours?: number;
  /**
     * Cents.
     * @minimum 0
     * @maximum 100000
     */
  travel_pay?: number;
  /**
     * Cents; for the office only.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  customer_quote?: number | null;
  /**
     * For the whole crew.
     * @maxLength 2000
     */
  crew_notes?: string;
  /**
     * Visible to the office only.
     * @maxLength 2000
     */
  office_notes?: string;
  /**
     * Its files: those it keeps and those uploaded for it. Unchanged if absent.
     * @maxItems 10
     * @items.minimum 1
     */
  attachment_ids?: number[];
  /**
     * The version that was read; without it the last save counts.
     * @minimum 1
     */
  version?: number;
  /** True if the crew must confirm the new date again; decided by the rules if absent. */
  ask_to_reconfirm?: boolean;
  /**
     * Reasons for keeping people on the crew who have another job at the new time.
     * @maxItems 12
     */
  override?: Override[];
  /**
     * The people to remove if fewer are needed.
     * @maxItems 12
     * @items.minimum 1
     */
  release_invitation_ids?: number[];
}
