/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EarningsWeek } from './earningsWeek';

/**
 * A page of weeks with completed jobs, newest first.
 */
export interface EarningsPage {
  data: EarningsWeek[];
  /**
     * @minimum 1
     * @nullable
     */
  current_page: number | null;
  /**
     * 1 also when there are no rows.
     * @minimum 1
     * @nullable
     */
  last_page: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  per_page: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  total: number | null;
  /**
     * Number of the first row; null on an empty page.
     * @nullable
     */
  from: number | null;
  /**
     * Number of the last row; null on an empty page.
     * @nullable
     */
  to: number | null;
}
