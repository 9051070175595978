import type { AvailabilityDay, AvailabilityException } from '../../src/generated/model';

/** When a person works. People without a row have set no hours. */
export type AvailabilityRow = {
  user_id: number;
  availabilities: AvailabilityDay[];
  exceptions: AvailabilityException[];
  max_jobs_per_day: number;
  max_hours_per_week: number;
  /** The day the person last switched "on call" on; it ends with that day. */
  on_call_on: string | null;
};
