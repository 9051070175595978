/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type ActivitySubjectKind = 'order' | 'invitation' | 'offer' | 'application' | 'employee' | 'branch' | 'subscription';