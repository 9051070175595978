/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Pay of a person for a job that they had accepted and that was canceled.
 */
export interface ShowUpPay {
  /** @minimum 1 */
  hours: number;
  /**
     * Cents.
     * @minimum 0
     */
  total: number;
}
