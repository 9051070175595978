/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type VehicleTypeIcon = 'pickup' | 'van' | 'truck' | 'trailer' | 'none';