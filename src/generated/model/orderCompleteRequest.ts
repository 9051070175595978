/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewHours } from './crewHours';
import type { OrderCompleteRequestRounding } from './orderCompleteRequestRounding';
import type { OrderCompleteRequestTipSplit } from './orderCompleteRequestTipSplit';
import type { OrderIssue } from './orderIssue';
import type { Timestamp } from './timestamp';

/**
 * Hours and pay of everyone who accepted.
 */
export interface OrderCompleteRequest {
  actual_start_at: Timestamp;
  actual_end_at: Timestamp;
  /**
     * On all days in total.
     * @minimum 0
     * @maximum 480
     */
  break_minutes?: number;
  rounding?: OrderCompleteRequestRounding;
  /**
     * Left out if all who accepted worked the whole time on site.
     * @minItems 1
     * @maxItems 12
     */
  crew?: CrewHours[];
  /**
     * Cents; the sum of the tips of the crew.
     * @minimum 0
     * @maximum 1000000
     */
  tips_total?: number;
  tip_split?: OrderCompleteRequestTipSplit;
  /** @maxItems 20 */
  issues?: OrderIssue[];
  /** @maxLength 100 */
  customer_signature_name?: string;
  /**
     * Required if anyone worked more than one and a half times the estimate.
     * @maxLength 2000
     */
  notes?: string;
}
