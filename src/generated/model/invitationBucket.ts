/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.
 */
export type InvitationBucket = 'new' | 'accepted' | 'waiting' | 'cancelled';