/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { VehicleTypeIcon } from './vehicleTypeIcon';

/**
 * A type of vehicle.
 */
export interface VehicleType {
  /** @minimum 1 */
  id: number;
  title: string;
  /** @minimum 0 */
  capacity_cuft: number;
  /** @minimum 0 */
  payload_lb: number;
  /** Needs a commercial driver license. */
  cdl_required: boolean;
  icon: VehicleTypeIcon;
}
