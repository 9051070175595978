/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type HelperInvitationCancelledBy = 'company' | 'helper' | 'system' | null;