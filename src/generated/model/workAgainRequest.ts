/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { WorkAgainRequestWorkAgain } from './workAgainRequestWorkAgain';

export interface WorkAgainRequest {
  /** @minimum 1 */
  invitation_id: number;
  work_again: WorkAgainRequestWorkAgain;
}
