/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type InvitationCancelledBy = 'company' | 'helper' | 'system' | null;