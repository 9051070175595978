/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type StopParking = 'driveway' | 'street' | 'loading_dock' | 'permit_needed' | null;