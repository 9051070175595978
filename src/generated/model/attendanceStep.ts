/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AttendanceStepStep } from './attendanceStepStep';
import type { Timestamp } from './timestamp';

/**
 * A helper on a day of a job - on the way, arrived, done.
 */
export interface AttendanceStep {
  step: AttendanceStepStep;
  /** Day of the job. */
  date: string;
  at: Timestamp;
  /**
     * From the first stop; null if the device gave no location.
     * @minimum 0
     * @nullable
     */
  miles_away: number | null;
}
