/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type StopRequestParking = 'driveway' | 'street' | 'loading_dock' | 'permit_needed';