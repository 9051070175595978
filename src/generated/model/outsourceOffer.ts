/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActivityActor } from './activityActor';
import type { ArrivalWindow } from './arrivalWindow';
import type { HelpType } from './helpType';
import type { OfferAudience } from './offerAudience';
import type { OfferCounts } from './offerCounts';
import type { OfferNeed } from './offerNeed';
import type { OfferOrder } from './offerOrder';
import type { OfferRequirements } from './offerRequirements';
import type { OfferStatus } from './offerStatus';
import type { OfferTier } from './offerTier';
import type { OutsourceOfferActionsItem } from './outsourceOfferActionsItem';
import type { StateCode } from './stateCode';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * An offer to helpers outside the own crew.
 */
export interface OutsourceOffer {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  branch_id: number;
  /**
     * Null if the order was deleted.
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  order: OfferOrder | null;
  /** Empty if none was given. */
  title: string;
  position_needs: OfferNeed[];
  date: string;
  /** @nullable */
  end_date: string | null;
  arrival_window: ArrivalWindow;
  starts_at: Timestamp;
  ends_at: Timestamp;
  timezone: Timezone;
  /**
     * Of each day.
     * @minimum 0
     */
  estimated_hours: number;
  city: string;
  state: StateCode;
  lat: number;
  lng: number;
  /** @minimum 0 */
  radius_miles: number;
  help_type: HelpType;
  requirements: OfferRequirements;
  audience: OfferAudience;
  /**
     * Minutes between the groups; null for all at the same time.
     * @minimum 0
     * @nullable
     */
  tier_minutes: number | null;
  /** By time. */
  tiers: OfferTier[];
  message: string;
  /** @minimum 0 */
  auto_accept: number;
  apply_by: Timestamp;
  status: OfferStatus;
  counts: OfferCounts;
  /**
     * Applications without an answer.
     * @minimum 0
     */
  waiting: number;
  created_by: ActivityActor;
  created_at: Timestamp;
  filled_at: Timestamp | null;
  /** When it left the state open. */
  closed_at: Timestamp | null;
  /**
     * Counts up with every change of its terms.
     * @minimum 1
     */
  version: number;
  /** Actions available now. */
  actions: OutsourceOfferActionsItem[];
}
