/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationStatus } from './invitationStatus';

/**
 * A helper applied.
 */
export interface OfferApplicationCreatedEvent {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  offer_id: number;
  /** @minimum 1 */
  branch_id: number;
  status: InvitationStatus;
}
