/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Activity } from './activity';

/**
 * A new activity for the user. Without a branch id, the count is for the active branch.
 */
export interface NotificationCreatedEvent {
  notification: Activity;
  /** @minimum 0 */
  unread_count: number;
  /** @minimum 0 */
  branch_id?: number;
  /** @minimum 0 */
  unread_total?: number;
  /** True when the person turned push off for this topic, or has quiet hours. The feed and the counts change, but nothing interrupts. Missing means false. */
  is_silent?: boolean;
}
