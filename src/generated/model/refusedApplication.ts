/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorCode } from './errorCode';

export interface RefusedApplication {
  /** @minimum 1 */
  application_id: number;
  code: ErrorCode | 'plan_limit';
  text: string;
}
