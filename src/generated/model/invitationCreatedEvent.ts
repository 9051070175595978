/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Invitation } from './invitation';

/**
 * Somebody was asked.
 */
export interface InvitationCreatedEvent {
  invitation: Invitation;
}
