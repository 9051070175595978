/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * The next accepted job for this company.
 */
export interface NextJob {
  /** @minimum 1 */
  order_id: number;
  number: string;
  starts_at: Timestamp;
  timezone: Timezone;
}
