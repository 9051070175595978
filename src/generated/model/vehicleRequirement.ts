/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { VehicleRequirementProvidedBy } from './vehicleRequirementProvidedBy';

export interface VehicleRequirement {
  /** @minimum 1 */
  vehicle_type_id: number;
  /**
     * @minimum 1
     * @maximum 10
     */
  count: number;
  provided_by: VehicleRequirementProvidedBy;
}
