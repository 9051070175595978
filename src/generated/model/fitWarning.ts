/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FitWarningCode } from './fitWarningCode';
import type { FitWarningSide } from './fitWarningSide';
import type { Language } from './language';

/**
 * Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.
 */
export interface FitWarning {
  code: FitWarningCode;
  /**
     * @minimum 0
     * @maximum 100
     */
  percent?: number;
  /** Position of the other job in the day, before or after this one. */
  side?: FitWarningSide;
  /** @minimum 0 */
  minutes?: number;
  /** @minimum 0 */
  miles?: number;
  /** @minimum 0 */
  hours?: number;
  /** @minimum 0 */
  cents?: number;
  /**
     * Of the tool or the vehicle type.
     * @minimum 1
     */
  id?: number;
  language?: Language;
}
