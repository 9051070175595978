/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface UnreadCount {
  /**
     * Unread activities of the requested feed.
     * @minimum 0
     */
  unread_count: number;
  /**
     * Unread activities over all feeds of the caller.
     * @minimum 0
     * @nullable
     */
  unread_total: number | null;
}
