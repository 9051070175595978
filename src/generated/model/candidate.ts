/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CandidateAvailability } from './candidateAvailability';
import type { CandidateConflict } from './candidateConflict';
import type { Fit } from './fit';
import type { InvitationStatus } from './invitationStatus';
import type { PositionCode } from './positionCode';
import type { WeekOfWork } from './weekOfWork';

/**
 * A person who can be invited.
 */
export interface Candidate {
  /** @minimum 1 */
  employee_id: number;
  /**
     * @minimum 1
     * @nullable
     */
  user_id: number | null;
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  phone: string;
  positions: PositionCode[];
  /**
     * Cents per hour.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  /** @nullable */
  rating_avg: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  rating_count: number | null;
  fit: Fit | null;
  /** @nullable */
  availability: CandidateAvailability;
  conflicts: CandidateConflict[];
  /**
     * @minimum 0
     * @nullable
     */
  distance_miles: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  hours_this_week: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  jobs_together: number | null;
  is_favorite: boolean;
  invitation_status: InvitationStatus | null;
  /** Hours accepted for other jobs in each week of the job. */
  job_weeks: WeekOfWork[];
}
