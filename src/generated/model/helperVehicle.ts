/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface HelperVehicle {
  /** @minimum 1 */
  vehicle_type_id: number;
  /** @maxLength 50 */
  make: string;
  /**
     * @minimum 1980
     * @maximum 2100
     * @nullable
     */
  year: number | null;
  insured_until: string | null;
}
