/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Number of people who fit with another rate or radius.
 */
export interface MatchPreview {
  /** Cents per hour more than asked. */
  rate_change: number;
  /** Miles more than asked. */
  radius_change: number;
  /**
     * Those who fit.
     * @minimum 0
     */
  people: number;
  /**
     * Of them - those who ask for the rate or less.
     * @minimum 0
     */
  within_rate: number;
  /**
     * Of them - those with a score of 75 or more.
     * @minimum 0
     */
  strong: number;
}
