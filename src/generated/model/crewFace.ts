/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitationStatus } from './invitationStatus';

/**
 * An invited person; stars once rated.
 */
export interface CrewFace {
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  status: InvitationStatus;
  /**
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  stars: number | null;
  /**
     * Null for colleagues.
     * @minimum 1
     * @nullable
     */
  invitation_id: number | null;
}
