/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface HelperAreaChoice {
  /** @minimum 1 */
  id: number;
  /**
     * 25 by default.
     * @minimum 5
     * @maximum 100
     */
  radius_miles?: number;
}
