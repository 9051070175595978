/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A change names a field that somebody else changed since; a helper is a user who could be asked to join; a limit says what a plan has no room for.
 */
export type ConflictKind = 'order' | 'employee' | 'helper' | 'invitation' | 'change' | 'limit';