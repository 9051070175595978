/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type ActivitySeverity = 'info' | 'success' | 'warning' | 'danger' | null;