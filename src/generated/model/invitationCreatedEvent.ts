/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Invitation } from './invitation';

/**
 * A person was invited.
 */
export interface InvitationCreatedEvent {
  invitation: Invitation;
}
