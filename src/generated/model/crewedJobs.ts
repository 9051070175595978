/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface CrewedJobs {
  /**
     * Open jobs of today with a complete crew.
     * @minimum 0
     */
  crewed: number;
  /**
     * Open jobs of today.
     * @minimum 0
     */
  jobs: number;
  /**
     * Open jobs with a complete crew on each of the 14 days from today.
     * @items.minimum 0
     */
  days: number[];
}
