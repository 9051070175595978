/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type VehicleTypeIcon = 'pickup' | 'van' | 'truck' | 'trailer' | 'none' | null;