import type {
  ApplicationReason,
  InvitationStatus,
  Locale,
  OfferApplication,
  OfferAudience,
  OfferRequirements,
  OfferStatus,
  PositionCode,
  PositionNeed,
} from '#generated/model';
import type { OrderRow } from '../orders/rows';

/** A group of people who see an offer from the same time. */
export type OfferTierRow = { audience: OfferAudience; opens_at: string };

/** An offer to helpers. Date, window and place are its order's. */
export type OfferRow = {
  id: number;
  branch_id: number;
  order_id: number | null;
  /** The order as it was when it was deleted; null while it exists. */
  deleted_order: OrderRow | null;
  title: string;
  position_needs: PositionNeed[];
  radius_miles: number;
  requirements: OfferRequirements;
  audience: OfferAudience;
  tier_minutes: number | null;
  tiers: OfferTierRow[];
  message: string;
  /** The language of who wrote the message; null without one. */
  message_language: Locale | null;
  /** Number of people accepted automatically, in the order they apply; 0 for no one. */
  auto_accept: number;
  apply_by: string;
  status: OfferStatus;
  created_by_id: number;
  created_at: string;
  filled_at: string | null;
  closed_at: string | null;
  /** When the office was warned that it closes soon. */
  warned_at: string | null;
  version: number;
};

/** A person who is notified of an offer, and their application. */
export type OfferApplicationRow = {
  id: number;
  offer_id: number;
  branch_id: number;
  user_id: number;
  /** Applied for; best suited to until then. */
  position: PositionCode;
  tier: OfferAudience;
  /** From when they see the offer. */
  opens_at: string;
  /** When others of the same tier see it, if this person sees it earlier. */
  early_until: string | null;
  /** True once they were notified. */
  is_announced: boolean;
  proposed_rate: number | null;
  note: string | null;
  status: InvitationStatus;
  viewed_at: string | null;
  applied_at: string | null;
  decided_at: string | null;
  decided_by_id: number | null;
  reason: ApplicationReason | null;
  reason_comment: string | null;
  cancelled_by: OfferApplication['cancelled_by'];
  invitation_id: number | null;
};
