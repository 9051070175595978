/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';

export interface AttendanceRequest {
  /** When it happened - at most a day ago; now by default. For calls that waited for a connection. */
  at?: Timestamp;
  /**
     * @minimum -90
     * @maximum 90
     */
  lat?: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  lng?: number;
}
