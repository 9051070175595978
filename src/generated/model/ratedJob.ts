/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The latest job on which the company rated the person, as `updateWorkAgain` takes it.
 */
export interface RatedJob {
  /** @minimum 1 */
  order_id: number;
  /** @minimum 1 */
  invitation_id: number;
}
