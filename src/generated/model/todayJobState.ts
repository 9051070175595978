/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * State of a job on its day, the most urgent first. `over` is past its end and not completed yet.
 */
export type TodayJobState = 'late' | 'needs_crew' | 'over' | 'on_my_way' | 'working' | 'ready' | 'done';