/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Fit } from './fit';
import type { InvitationStatus } from './invitationStatus';
import type { Language } from './language';
import type { PositionCode } from './positionCode';

/**
 * A helper who can be invited to join. `fit` is for working from this branch, not for one job.
 */
export interface FoundHelper {
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  /** One character as people see it. */
  last_initial: string;
  /** @nullable */
  avatar_url: string | null;
  positions: PositionCode[];
  /** @nullable */
  city: string | null;
  /**
     * @minimum 0
     * @nullable
     */
  distance_miles: number | null;
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
  /**
     * @minimum 0
     * @nullable
     */
  jobs_completed: number | null;
  languages: Language[];
  /** Names. */
  tools: string[];
  /** Names. */
  vehicle_types: string[];
  /** Of this branch. */
  already_member: boolean;
  /**
     * As a member of this branch.
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
  /** Status of this branch's last request to join. */
  invitation_status: InvitationStatus | null;
  /**
     * @minimum 1
     * @nullable
     */
  invitation_id: number | null;
  fit: Fit | null;
}
