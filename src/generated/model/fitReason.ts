/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FitReasonCode } from './fitReasonCode';
import type { Language } from './language';

/**
 * Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.
 */
export interface FitReason {
  code: FitReasonCode;
  /**
     * Time of day, 24 hours.
     * @maxLength 5
     */
  from?: string;
  /**
     * Time of day, 24 hours.
     * @maxLength 5
     */
  to?: string;
  /** @minimum 0 */
  miles?: number;
  /**
     * Of the stars.
     * @minimum 1
     * @maximum 5
     */
  average?: number;
  /**
     * Of the ratings.
     * @minimum 0
     */
  count?: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  percent?: number;
  /** @minimum 0 */
  jobs?: number;
  /** @minimum 0 */
  cents?: number;
  /**
     * Of the tool or the vehicle type.
     * @minimum 1
     */
  id?: number;
  language?: Language;
}
