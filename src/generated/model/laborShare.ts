/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Labor cost of the jobs with a quote, paid without tips or estimated. Jobs count on their first day.
 */
export interface LaborShare {
  /**
     * Null without quotes.
     * @minimum 0
     * @nullable
     */
  percent: number | null;
  /**
     * Cents.
     * @minimum 0
     */
  labor: number;
  /**
     * Cents.
     * @minimum 0
     */
  quotes: number;
  /** First day of this week. */
  date_from: string;
  date_to: string;
  /**
     * Percent of each of the last 14 days, today the last; null without quotes.
     * @items.minimum 0
     */
  days: (number | null)[];
}
