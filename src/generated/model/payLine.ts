/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewRating } from './crewRating';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';

/**
 * Pay of one person.
 */
export interface PayLine {
  /** @minimum 1 */
  invitation_id: number;
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  last_name: string;
  position: PositionCode;
  /**
     * Of a flat job the estimated hours, of a canceled job the granted ones, else those worked.
     * @minimum 0
     */
  paid_hours: number;
  /**
     * Cents per hour.
     * @minimum 0
     */
  hourly_rate: number;
  /**
     * Cents.
     * @minimum 0
     */
  travel_pay: number;
  /**
     * Cents.
     * @minimum 0
     */
  bonus: number;
  /**
     * Cents.
     * @minimum 0
     */
  tip: number;
  no_show: boolean;
  /**
     * Cents.
     * @minimum 0
     */
  total: number;
  rating: CrewRating | null;
  /** When the answer on working together again last changed; absent if it is as completed. */
  work_again_at?: Timestamp;
}
