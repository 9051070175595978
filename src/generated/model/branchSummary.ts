/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A branch as the list and the switcher show it.
 */
export interface BranchSummary {
  /** @minimum 1 */
  id: number;
  name: string;
  /** @nullable */
  avatar_url: string | null;
  city: string;
  state: string;
  timezone: string;
  /**
     * @minimum 0
     * @nullable
     */
  members_count: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  open_orders_count: number | null;
  /**
     * Unread activities of the caller in this branch.
     * @minimum 0
     * @nullable
     */
  unread_count: number | null;
}
