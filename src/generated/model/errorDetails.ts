/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Conflict } from './conflict';
import type { ErrorCode } from './errorCode';

/**
 * Texts by field, as Laravel names nested fields (`addresses.0.zip`), beside four members with a meaning of their own. Empty when there is nothing to add.
 */
export interface ErrorDetails {
  /** Why, in a word; with a 422 it may be the texts of the field named `code`, which one-time codes have. */
  code?: ErrorCode | string[];
  /** What stands in the way, with a 409. */
  conflicts?: Conflict[];
  /**
     * Seconds to wait, with 423, 429 and 503.
     * @minimum 0
     */
  retry_after?: number;
  /** Names of the plan limits reached, with a 402. */
  plan?: string[];
  [key: string]: unknown;
}
