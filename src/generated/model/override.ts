/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Asks somebody in spite of a hard conflict.
 */
export interface Override {
  /** @minimum 1 */
  employee_id: number;
  /**
     * @minLength 3
     * @maxLength 300
     */
  reason: string;
}
