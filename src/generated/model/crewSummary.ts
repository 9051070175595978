/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * How many slots are filled.
 */
export interface CrewSummary {
  /** @minimum 0 */
  required: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  pending: number;
}
