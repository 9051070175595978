/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AvailabilityDay } from './availabilityDay';
import type { AvailabilityExceptionRequest } from './availabilityExceptionRequest';

/**
 * Replaces the weekly hours. Whatever else is left out stays as it is. Hours pass no midnight, and windows of one day do not overlap.
 */
export interface AvailabilitiesRequest {
  /**
     * @minItems 1
     * @maxItems 7
     */
  availabilities: AvailabilityDay[];
  /** @maxItems 100 */
  exceptions?: AvailabilityExceptionRequest[];
  /**
     * @minimum 1
     * @maximum 3
     */
  max_jobs_per_day?: number;
  /**
     * @minimum 1
     * @maximum 60
     */
  max_hours_per_week?: number;
  /**
     * @minimum 0
     * @maximum 200000
     * @nullable
     */
  min_pay_per_job?: number | null;
  on_call?: boolean;
}
