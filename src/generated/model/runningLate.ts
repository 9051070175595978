/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { LateMinutes } from './lateMinutes';
import type { Timestamp } from './timestamp';

/**
 * A helper who said before arriving that they will be late.
 */
export interface RunningLate {
  /** Day of the job. */
  date: string;
  minutes: LateMinutes;
  at: Timestamp;
}
