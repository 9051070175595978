/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderIssueType = 'damage' | 'delay' | 'access' | 'injury' | 'other';