/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';

export interface OfferCounts {
  /**
     * Number of people who can see it now.
     * @minimum 0
     */
  notified: number;
  /**
     * Number of people who will see it at `next_notified_at`.
     * @minimum 0
     */
  next_notified: number;
  /** Null if everyone was notified, or the offer has ended. */
  next_notified_at: Timestamp | null;
  /** @minimum 0 */
  viewed: number;
  /**
     * All who applied, also those who were answered.
     * @minimum 0
     */
  applied: number;
  /** @minimum 0 */
  accepted: number;
}
