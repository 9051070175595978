/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { MeasuredNumber } from './measuredNumber';

/**
 * The numbers of one month.
 */
export interface NumbersMonth {
  /**
     * @maxLength 7
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  month: string;
  jobs_done: MeasuredNumber;
  filled_in_time: MeasuredNumber;
  time_to_fill: MeasuredNumber;
  declines: MeasuredNumber;
  late_withdrawals: MeasuredNumber;
  hours: MeasuredNumber;
  labor: MeasuredNumber;
  outsourced: MeasuredNumber;
  ratings: MeasuredNumber;
}
