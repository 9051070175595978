/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperVehicle } from './helperVehicle';

export interface HelperVehiclesRequest {
  /** @maxItems 9 */
  vehicle_types: HelperVehicle[];
}
