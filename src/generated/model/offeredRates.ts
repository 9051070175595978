/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Cents per hour by position.
 */
export interface OfferedRates {
  /**
     * @minimum 1500
     * @maximum 15000
     */
  '1'?: number;
  /**
     * @minimum 1500
     * @maximum 15000
     */
  '2'?: number;
  /**
     * @minimum 1500
     * @maximum 15000
     */
  '3'?: number;
  /**
     * @minimum 1500
     * @maximum 15000
     */
  '4'?: number;
}
