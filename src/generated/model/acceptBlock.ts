/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorCode } from './errorCode';

/**
 * Why the job cannot be accepted now, as accepting would answer.
 */
export interface AcceptBlock {
  code: ErrorCode | 'plan_limit';
  text: string;
}
