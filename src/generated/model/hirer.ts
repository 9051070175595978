/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The company that invites.
 */
export interface Hirer {
  /** @minimum 1 */
  company_id: number;
  company_name: string;
  branch_name: string;
  /** @nullable */
  avatar_url: string | null;
  /**
     * By its helpers; null below three ratings.
     * @nullable
     */
  rating: number | null;
  /** @minimum 0 */
  rating_count: number;
}
