/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A job and its part of a number.
 */
export interface NumbersJob {
  /** @minimum 1 */
  order_id: number;
  number: string;
  branch_name: string;
  /** First day. */
  date: string;
  customer_name: string;
  customer_last_name: string;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  /**
     * @minimum 0
     * @nullable
     */
  value: number | null;
  /** @minimum 0 */
  part: number;
  /** @minimum 0 */
  whole: number;
}
