/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Invites a person - or keeps one on the crew - despite a hard conflict.
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
