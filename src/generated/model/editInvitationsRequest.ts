/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CancelOne } from './cancelOne';
import type { InviteOne } from './inviteOne';
import type { Override } from './override';
import type { UpdateOne } from './updateOne';

/**
 * All changes or none.
 */
export interface EditInvitationsRequest {
  /** @maxItems 48 */
  add?: InviteOne[];
  /** @maxItems 48 */
  cancel?: CancelOne[];
  /** @maxItems 48 */
  update?: UpdateOne[];
  /** @maxLength 500 */
  message?: string;
  /** @maxItems 12 */
  override?: Override[];
}
