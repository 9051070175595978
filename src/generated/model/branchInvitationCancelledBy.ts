/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type BranchInvitationCancelledBy = 'company' | 'system' | null;