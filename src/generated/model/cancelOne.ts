/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CancelOneReason } from './cancelOneReason';

export interface CancelOne {
  /** @minimum 1 */
  invitation_id: number;
  reason: CancelOneReason;
}
