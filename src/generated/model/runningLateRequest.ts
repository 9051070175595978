/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { LateMinutes } from './lateMinutes';

export interface RunningLateRequest {
  minutes: LateMinutes;
}
