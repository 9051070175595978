/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AcceptBlock } from './acceptBlock';
import type { ApplicationReason } from './applicationReason';
import type { ArrivalWindow } from './arrivalWindow';
import type { HelperOfferAction } from './helperOfferAction';
import type { HelperOfferCancelledBy } from './helperOfferCancelledBy';
import type { HelperOfferPay } from './helperOfferPay';
import type { HelpType } from './helpType';
import type { Hirer } from './hirer';
import type { InvitationBucket } from './invitationBucket';
import type { InvitationStatus } from './invitationStatus';
import type { JobStop } from './jobStop';
import type { Locale } from './locale';
import type { OfferRequirements } from './offerRequirements';
import type { OfferStatus } from './offerStatus';
import type { OwnConflict } from './ownConflict';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * An offer as a helper sees it who was notified of it. Cities and distance only; never the customer, the address, notes of the office or other applicants.
 */
export interface HelperOffer {
  /**
     * Of the offer.
     * @minimum 1
     */
  id: number;
  /** @minimum 1 */
  application_id: number;
  bucket: InvitationBucket;
  /** Of the own application; 1 with `applied_at` waits for a reply. */
  status: InvitationStatus;
  offer_status: OfferStatus;
  hirer: Hirer;
  /** Empty if none was given. */
  title: string;
  /** Those the helper can work in. */
  positions: HelperOfferPay[];
  /** Applied for; null until then. */
  position: PositionCode | null;
  /**
     * @minimum 0
     * @nullable
     */
  proposed_rate: number | null;
  /** @nullable */
  note: string | null;
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
  help_type: HelpType;
  move_size: string;
  /** @minimum 0 */
  volume_cuft: number;
  special_items: string[];
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  stops: JobStop[];
  /** @minimum 0 */
  radius_miles: number;
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
  requirements: OfferRequirements;
  message: string;
  /** The language in the app of who wrote the message; null without one. */
  message_language: Locale | null;
  conflicts: OwnConflict[];
  /** Why applying would be refused now; null if it would not. */
  blocked: AcceptBlock | null;
  actions: HelperOfferAction[];
  /** Helpers without the plan Pro see it from then; null if there is no early access. */
  early_until: Timestamp | null;
  apply_by: Timestamp;
  notified_at: Timestamp;
  applied_at: Timestamp | null;
  decided_at: Timestamp | null;
  reason: ApplicationReason | null;
  /** @nullable */
  cancelled_by: HelperOfferCancelledBy;
  /**
     * Null until accepted.
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  /**
     * The accepted invitation that shows the whole job.
     * @minimum 1
     * @nullable
     */
  invitation_id: number | null;
  created_at: Timestamp;
}
