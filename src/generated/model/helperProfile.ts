/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AvailabilityDay } from './availabilityDay';
import type { AvailabilityException } from './availabilityException';
import type { DriverLicense } from './driverLicense';
import type { HelperArea } from './helperArea';
import type { HelperVehicle } from './helperVehicle';
import type { PersonalInfo } from './personalInfo';
import type { PositionCode } from './positionCode';
import type { PositionRates } from './positionRates';
import type { ProfileCompleteness } from './profileCompleteness';
import type { Reliability } from './reliability';

/**
 * The caller's profile.
 */
export interface HelperProfile {
  /**
     * @minimum 1
     * @nullable
     */
  user_id: number | null;
  /**
     * 0 incomplete, 1 active, 2 paused, 3 suspended.
     * @minimum 0
     * @maximum 3
     */
  status: number;
  personal_info: PersonalInfo;
  positions: PositionCode[];
  driver_license: DriverLicense | null;
  /**
     * @minimum 0
     * @nullable
     */
  foreman_years: number | null;
  serving_areas: HelperArea[];
  availabilities: AvailabilityDay[];
  availability_exceptions: AvailabilityException[];
  /**
     * Cents per hour.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  position_rates: PositionRates | null;
  /**
     * Null below three ratings.
     * @nullable
     */
  rating: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  rating_count: number | null;
  /** @items.minimum 1 */
  tool_ids: number[];
  vehicle_types: HelperVehicle[];
  reliability: Reliability | null;
  completeness: ProfileCompleteness | null;
}
