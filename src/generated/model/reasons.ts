/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Reason } from './reason';

/**
 * The reasons a person can give, by action.
 */
export interface Reasons {
  reject: Reason[];
  withdraw: Reason[];
  remove: Reason[];
  cancel: Reason[];
}
