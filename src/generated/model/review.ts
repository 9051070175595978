/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface Review {
  /** @minimum 1 */
  order_id: number;
  number: string;
  company_name: string;
  /** @nullable */
  city: string | null;
  date: string;
  /**
     * @minimum 1
     * @maximum 5
     */
  stars: number;
  tags: string[];
  comment: string;
}
