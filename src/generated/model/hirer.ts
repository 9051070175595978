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
}
