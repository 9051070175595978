/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type JobStopElevator = 'none' | 'passenger' | 'freight';