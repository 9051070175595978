/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Locale } from './locale';

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
  /** The language in the app of who wrote the comment; null without one. */
  comment_language: Locale | null;
}
