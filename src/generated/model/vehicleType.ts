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
  /**
     * @minimum 0
     * @nullable
     */
  capacity_cuft: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  payload_lb: number | null;
  /** Needs a commercial driver license. */
  cdl_required: boolean;
  /** @nullable */
  icon: VehicleTypeIcon;
}
