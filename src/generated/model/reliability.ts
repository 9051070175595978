/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Of the last 90 days.
 */
export interface Reliability {
  /**
     * Percent of answered invitations.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  acceptance: number | null;
  /**
     * Percent of finished jobs.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  show_up: number | null;
  /** @minimum 0 */
  late_cancels: number;
}
