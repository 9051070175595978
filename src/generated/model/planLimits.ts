/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * What a plan includes. Null is no limit; a name that is missing has no meaning for the plan.
 */
export interface PlanLimits {
  /**
     * @minimum 0
     * @nullable
     */
  branches?: number | null;
  /**
     * Active members of all branches.
     * @minimum 0
     * @nullable
     */
  members?: number | null;
  /**
     * Orders written down in a calendar month.
     * @minimum 0
     * @nullable
     */
  orders?: number | null;
  /**
     * Offers that are open.
     * @minimum 0
     * @nullable
     */
  offers?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  serving_areas?: number | null;
  /**
     * Jobs accepted in a calendar month.
     * @minimum 0
     * @nullable
     */
  accepted_jobs?: number | null;
}
