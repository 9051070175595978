/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type ActivitySeverity = 'info' | 'success' | 'warning' | 'danger';