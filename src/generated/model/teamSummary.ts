/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Numbers of the tiles and tabs of a branch's team, inactive members included; `available_today` counts the active members without an accepted job on `today`, the current date in the branch's time zone.
 */
export interface TeamSummary {
  /** @minimum 0 */
  members: number;
  /**
     * Position 3.
     * @minimum 0
     */
  helpers: number;
  /**
     * Position 1 or 4.
     * @minimum 0
     */
  drivers: number;
  /**
     * Position 2 or 4.
     * @minimum 0
     */
  foreman: number;
  /**
     * Members employed by the company.
     * @minimum 0
     */
  employees: number;
  /** @minimum 0 */
  available_today: number;
  /**
     * Members with an expired or expiring document.
     * @minimum 0
     */
  expiring_documents: number;
  /**
     * Pending requests to join.
     * @minimum 0
     */
  requested: number;
  today: string;
}
