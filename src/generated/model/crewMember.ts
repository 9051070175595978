/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AttendanceStep } from './attendanceStep';
import type { CrewMemberSource } from './crewMemberSource';
import type { InvitationStatus } from './invitationStatus';
import type { PositionCode } from './positionCode';
import type { RunningLate } from './runningLate';
import type { Timestamp } from './timestamp';

/**
 * A person invited to an order.
 */
export interface CrewMember {
  /**
     * @minimum 1
     * @nullable
     */
  invitation_id: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  position: PositionCode | null;
  /** Works below their own position. */
  as_helper: boolean;
  /**
     * Cents; null for callers who may not see it.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  status: InvitationStatus | null;
  /** @nullable */
  source: CrewMemberSource;
  /** @nullable */
  message: string | null;
  /** @nullable */
  reason: string | null;
  created_at: Timestamp | null;
  responded_at: Timestamp | null;
  expires_at: Timestamp | null;
  /** @nullable */
  phone: string | null;
  /**
     * Counts the changes of the terms. Null for colleagues.
     * @minimum 1
     * @nullable
     */
  version: number | null;
  /** Where they are on the days of the job. Left out for colleagues. */
  attendance: AttendanceStep[];
  /** Said before arriving; null if not. Left out for colleagues. */
  running_late: RunningLate | null;
}
