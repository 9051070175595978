/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AvailabilityDay } from './availabilityDay';
import type { AvailabilityException } from './availabilityException';
import type { Timezone } from './timezone';

/**
 * When a helper works. Empty without any hours set; companies then assume every day.
 */
export interface Availabilities {
  /** By weekday; days that are missing are days off. */
  availabilities: AvailabilityDay[];
  /** By date. */
  exceptions: AvailabilityException[];
  /**
     * More only warn.
     * @minimum 1
     * @maximum 3
     * @nullable
     */
  max_jobs_per_day: number | null;
  /**
     * More only warn; more than 60 are refused.
     * @minimum 1
     * @maximum 60
     * @nullable
     */
  max_hours_per_week: number | null;
  /**
     * Cents; jobs that pay less only warn. Null without a minimum.
     * @minimum 0
     * @nullable
     */
  min_pay_per_job: number | null;
  /** Takes jobs at short notice today. */
  on_call: boolean;
  timezone: Timezone;
}
