/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A change names a field that somebody else changed since.
 */
export type ConflictKind = 'order' | 'employee' | 'invitation' | 'change';