/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type CandidateAvailability = 'available' | 'partial' | 'unavailable' | 'busy';