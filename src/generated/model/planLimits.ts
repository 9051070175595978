/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Limits of a plan. Null means unlimited; an absent name does not apply to the plan.
 */
export interface PlanLimits {
  /**
     * @minimum 0
     * @nullable
     */
  branches?: number | null;
  /**
     * Active members in all branches.
     * @minimum 0
     * @nullable
     */
  members?: number | null;
  /**
     * Orders created in a calendar month.
     * @minimum 0
     * @nullable
     */
  orders?: number | null;
  /**
     * Open offers.
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
