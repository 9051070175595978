/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 new, 2 accepted, 3 rejected, 4 canceled.
 */
export type InvitationStatus = 1 | 2 | 3 | 4;