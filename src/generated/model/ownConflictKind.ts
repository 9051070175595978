/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Another accepted job or invitation; the own hours.
 */
export type OwnConflictKind = 'job' | 'invitation' | 'hours';