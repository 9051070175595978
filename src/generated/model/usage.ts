/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Usage of what the plan includes.
 */
export interface Usage {
  /** @minimum 0 */
  branches?: number;
  /** @minimum 0 */
  members?: number;
  /**
     * This calendar month.
     * @minimum 0
     */
  orders?: number;
  /** @minimum 0 */
  offers?: number;
  /** @minimum 0 */
  serving_areas?: number;
  /**
     * This calendar month.
     * @minimum 0
     */
  accepted_jobs?: number;
}
