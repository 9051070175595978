/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A manager of the company, with the branches they manage.
 */
export interface Manager {
  /** @minimum 1 */
  id: number;
  /**
     * @minimum 1
     * @nullable
     */
  user_id: number | null;
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  email: string;
  /**
     * @maxLength 10
     * @pattern ^[0-9]{10}$
     */
  phone: string;
  /** @items.minimum 1 */
  branch_ids: number[];
}
