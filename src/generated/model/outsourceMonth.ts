/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Outsourcing results of one branch, for the offers published in one month.
 */
export interface OutsourceMonth {
  /** @minimum 1 */
  branch_id: number;
  branch_name: string;
  /**
     * In the zone of the branch.
     * @maxLength 7
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  month: string;
  /** @minimum 0 */
  offers: number;
  /**
     * Offers.
     * @minimum 0
     */
  filled: number;
  /**
     * People who applied.
     * @minimum 0
     */
  applications: number;
  /**
     * People who were accepted.
     * @minimum 0
     */
  accepted: number;
  /**
     * From publishing; null if none was filled.
     * @minimum 0
     * @nullable
     */
  median_minutes_to_fill: number | null;
  /** @minimum 0 */
  applicants_per_offer: number;
  /**
     * Accepted of those who applied.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  acceptance_percent: number | null;
}
