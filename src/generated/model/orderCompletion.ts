/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OrderIssue } from './orderIssue';
import type { PayLine } from './payLine';
import type { Timestamp } from './timestamp';

/**
 * Hours, pay and ratings of a completed job.
 */
export interface OrderCompletion {
  actual_start_at: Timestamp;
  actual_end_at: Timestamp;
  /** @minimum 0 */
  break_minutes: number;
  /** @minimum 0 */
  actual_hours: number;
  /**
     * Cents.
     * @minimum 0
     */
  tips_total: number;
  /**
     * Cents.
     * @minimum 0
     */
  payout_total: number;
  lines: PayLine[];
  issues: OrderIssue[];
  /** @nullable */
  customer_signature_name: string | null;
  notes: string;
}
