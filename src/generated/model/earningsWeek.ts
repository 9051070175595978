/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EarningsLine } from './earningsLine';

/**
 * The paid jobs of a week.
 */
export interface EarningsWeek {
  /** A Monday. */
  date_from: string;
  date_to: string;
  /** @minimum 0 */
  hours: number;
  /**
     * Cents.
     * @minimum 0
     */
  total: number;
  jobs: EarningsLine[];
}
