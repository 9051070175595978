/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PassRequestReason } from './passRequestReason';

export interface PassRequest {
  reason?: PassRequestReason;
}
