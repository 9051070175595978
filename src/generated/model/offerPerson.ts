/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language';
import type { Phone } from './phone';
import type { PositionCode } from './positionCode';

/**
 * A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.
 */
export interface OfferPerson {
  /** @minimum 1 */
  user_id: number;
  /**
     * As an active member of a branch of the company.
     * @minimum 1
     * @nullable
     */
  employee_id: number | null;
  first_name: string;
  /** "R.", the initial only, unless they are a member or applied. */
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  phone: Phone | null;
  /** @nullable */
  city: string | null;
  positions: PositionCode[];
  /**
     * Cents; what they ask for in the position.
     * @minimum 0
     */
  hourly_rate: number;
  /** @nullable */
  rating_avg: number | null;
  /** @minimum 0 */
  rating_count: number;
  languages: Language[];
  /** @minimum 0 */
  distance_miles: number;
  /**
     * Hours accepted or worked from Monday to Sunday.
     * @minimum 0
     */
  hours_this_week: number;
  /** @minimum 0 */
  jobs_together: number;
  is_favorite: boolean;
}
