/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type FitNoteCode = 'free' | 'sick' | 'off_hours' | 'own_limit' | 'turnaround' | 'week' | 'distance' | 'rating' | 'jobs_together' | 'rate';