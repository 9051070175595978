/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.
 */
export interface MeasuredNumber {
  /**
     * A count, percent, minutes or stars; null if unknown.
     * @minimum 0
     * @nullable
     */
  value: number | null;
  /**
     * Jobs, slots, people, hours, cents or stars.
     * @minimum 0
     */
  part: number;
  /** @minimum 0 */
  whole: number;
  /**
     * Length of the list of its jobs.
     * @minimum 0
     */
  jobs: number;
}
