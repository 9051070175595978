/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Conflict } from './conflict';
import type { ErrorCode } from './errorCode';

/**
 * Texts by field, as Laravel names nested fields (`addresses.0.zip`), and four members with their own meaning. Empty if there is nothing to add.
 */
export interface ErrorDetails {
  /** Code of the refusal; with a 422 possibly the texts of the field named `code`, which one-time codes have. */
  code?: ErrorCode | string[];
  /** Conflicts that block the change; with a 409. */
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
