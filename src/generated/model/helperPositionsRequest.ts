/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { DriverLicense } from './driverLicense';
import type { PositionCode } from './positionCode';

export interface HelperPositionsRequest {
  /**
     * @minItems 1
     * @maxItems 3
     */
  positions: PositionCode[];
  /** Required to drive - unless it is known. */
  driver_license?: DriverLicense | null;
  /**
     * Years as a foreman; 1 or more to lead.
     * @minimum 0
     * @maximum 60
     */
  foreman_years?: number;
}
