/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type JobStopKind = 'pick_up' | 'destination';