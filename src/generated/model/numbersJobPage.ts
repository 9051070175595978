/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { MeasuredNumber } from './measuredNumber';
import type { NumbersJob } from './numbersJob';

/**
 * A page of the jobs that a number counts, with the number.
 */
export interface NumbersJobPage {
  data: NumbersJob[];
  /** @minimum 1 */
  current_page: number;
  /**
     * 1 also when there are no rows.
     * @minimum 1
     */
  last_page: number;
  /** @minimum 1 */
  per_page: number;
  /** @minimum 0 */
  total: number;
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
  number: MeasuredNumber;
}
