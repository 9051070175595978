/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * How far the crew is.
 */
export interface CrewSummary {
  /** @minimum 0 */
  required: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  pending: number;
}
