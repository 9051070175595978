/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Pay of a job at its planned length. Money is cents.
 */
export interface OfferedPay {
  /** The planned hours are paid - however long it takes. */
  is_flat: boolean;
  /**
     * Planned hours of all days.
     * @minimum 0
     */
  hours: number;
  /** @minimum 0 */
  hourly_rate: number;
  /**
     * Hours paid at any length.
     * @minimum 0
     */
  min_paid_hours: number;
  /**
     * The larger of both.
     * @minimum 0
     */
  paid_hours: number;
  /**
     * Paid hours times rate.
     * @minimum 0
     */
  wage: number;
  /** @minimum 0 */
  travel_pay: number;
  /** @minimum 0 */
  total: number;
}
