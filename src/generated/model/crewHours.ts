/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewRating } from './crewRating';

export interface CrewHours {
  /** @minimum 1 */
  invitation_id: number;
  /**
     * On all days of the job; no more than the crew was on site.
     * @minimum 0
     * @maximum 72
     */
  hours: number;
  /**
     * The rate of the invitation; left out by a client that does not know it.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate?: number;
  /**
     * Cents.
     * @minimum 0
     * @maximum 1000000
     */
  bonus?: number;
  /**
     * Cents.
     * @minimum 0
     * @maximum 1000000
     */
  tip?: number;
  no_show?: boolean;
  rating?: CrewRating;
}
