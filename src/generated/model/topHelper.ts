/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * One of the people who worked on the most jobs of the twelve months.
 */
export interface TopHelper {
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  /** @minimum 1 */
  jobs: number;
  /**
     * Paid hours.
     * @minimum 0
     */
  hours: number;
  /**
     * Of these jobs; null below three ratings.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  rating: number | null;
  /** @minimum 0 */
  ratings: number;
}
