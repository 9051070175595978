/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * State of a job on its day, the most urgent first.
 */
export type TodayJobState = 'late' | 'needs_crew' | 'on_my_way' | 'working' | 'ready' | 'done';