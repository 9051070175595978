/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';

export interface NotShownPerson {
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  /** "R.", the initial only, unless they are a member. */
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  /** @nullable */
  city: string | null;
  /** @minimum 0 */
  distance_miles: number;
  /** With a hard conflict. */
  busy_from?: Timestamp;
  /** With a hard conflict. */
  busy_to?: Timestamp;
  /**
     * Total hours of the week with this job; with `weekly_hours`.
     * @minimum 0
     */
  hours?: number;
}
