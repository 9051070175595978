/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AcceptBlock } from './acceptBlock';
import type { ActivityActor } from './activityActor';
import type { ApplicationReason } from './applicationReason';
import type { ExplainedFit } from './explainedFit';
import type { InvitationStatus } from './invitationStatus';
import type { OfferApplicationActionsItem } from './offerApplicationActionsItem';
import type { OfferApplicationCancelledBy } from './offerApplicationCancelledBy';
import type { OfferPerson } from './offerPerson';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';

/**
 * A person who was notified of an offer, and what became of it.
 */
export interface OfferApplication {
  /** @minimum 1 */
  id: number;
  /**
     * @minimum 1
     * @nullable
     */
  offer_id: number | null;
  person: OfferPerson | null;
  /** Applied for - or best suited to. */
  position: PositionCode | null;
  /** Works below their own position. */
  as_helper: boolean;
  /**
     * Cents; what the offer pays in the position.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  /**
     * Cents; null if they accept the offered rate.
     * @minimum 0
     * @nullable
     */
  proposed_rate: number | null;
  /** @nullable */
  note: string | null;
  /** 1 with `applied_at` waits for an answer. */
  status: InvitationStatus | null;
  /** From when they may see it. */
  notified_at: Timestamp | null;
  viewed_at: Timestamp | null;
  applied_at: Timestamp | null;
  decided_at: Timestamp | null;
  /** The person who answered for the company; null if it was automatic or the helper. */
  decided_by: ActivityActor | null;
  reason: ApplicationReason | null;
  /** @nullable */
  reason_comment: string | null;
  /** @nullable */
  cancelled_by: OfferApplicationCancelledBy;
  /** As of now. */
  fit: ExplainedFit | null;
  /** Why accepting would be refused now, for example because they became busy. Once accepted, another job that they accepted at the same time. */
  conflict: AcceptBlock | null;
  /**
     * The place on the crew once accepted.
     * @minimum 1
     * @nullable
     */
  invitation_id: number | null;
  /** Actions available now. */
  actions: OfferApplicationActionsItem[];
}
