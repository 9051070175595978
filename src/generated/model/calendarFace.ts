/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AttendanceStep } from './attendanceStep';
import type { InvitationStatus } from './invitationStatus';
import type { PositionCode } from './positionCode';
import type { RunningLate } from './runningLate';

export interface CalendarFace {
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  last_name: string;
  initials: string;
  /** @nullable */
  avatar_url: string | null;
  status: InvitationStatus;
  position: PositionCode;
  /**
     * @minimum 1
     * @nullable
     */
  invitation_id: number | null;
  /** Where they are on the days of the job. */
  attendance: AttendanceStep[];
  /** Said before arriving; null if not. */
  running_late?: RunningLate | null;
}
