/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InviteOne } from './inviteOne';
import type { Override } from './override';

/**
 * At most 12 for each position.
 */
export interface InviteRequest {
  /**
     * @minItems 1
     * @maxItems 48
     */
  employees: InviteOne[];
  /** @maxLength 500 */
  message?: string;
  /** @maxItems 12 */
  override?: Override[];
}
