/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AffectedPersonDefault } from './affectedPersonDefault';
import type { InvitationStatus } from './invitationStatus';
import type { PositionCode } from './positionCode';

/**
 * A person with an open invitation whom the new time affects.
 */
export interface AffectedPerson {
  /** @minimum 1 */
  user_id: number;
  /** @minimum 1 */
  invitation_id: number;
  /**
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
  name: string;
  /** @nullable */
  avatar_url: string | null;
  position: PositionCode;
  status: InvitationStatus;
  /** What happens when the office does not choose. `reconfirm` asks those who accepted again, and sends an invitation that is not answered again. */
  default: AffectedPersonDefault;
}
