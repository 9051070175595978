/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Another accepted job or invitation; the own hours and limits.
 */
export type OwnConflictKind = 'job' | 'invitation' | 'hours' | 'jobs_per_day' | 'hours_per_week' | 'pay';