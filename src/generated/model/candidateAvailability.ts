/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type CandidateAvailability = 'available' | 'partial' | 'unavailable' | 'busy' | null;