/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * `change` names a field that someone else changed in between; `helper` a user who can be invited to join; `limit` what the plan does not include.
 */
export type ConflictKind = 'order' | 'employee' | 'helper' | 'invitation' | 'offer' | 'change' | 'limit';