/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface StarCount {
  /**
     * @minimum 1
     * @maximum 5
     */
  stars: number;
  /** @minimum 0 */
  count: number;
}
