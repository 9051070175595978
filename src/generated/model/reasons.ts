/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Reason } from './reason';

/**
 * What a person may give as the reason, by what they do.
 */
export interface Reasons {
  reject: Reason[];
  withdraw: Reason[];
  remove: Reason[];
  cancel: Reason[];
}
