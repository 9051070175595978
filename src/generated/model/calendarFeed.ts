/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';

/**
 * The caller's calendar feed.
 */
export interface CalendarFeed {
  /**
     * Address of the feed with its secret token; null without a feed.
     * @nullable
     */
  url: string | null;
  created_at: Timestamp | null;
}
