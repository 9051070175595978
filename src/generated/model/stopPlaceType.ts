/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type StopPlaceType = 'house' | 'townhouse' | 'apartment' | 'condo' | 'storage_unit' | 'office' | 'warehouse' | 'pod_container' | 'truck_only' | null;