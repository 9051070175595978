/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type InvitationSource = 'direct' | 'outsource' | null;