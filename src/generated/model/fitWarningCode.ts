/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type FitWarningCode = 'as_helper' | 'part_of_job' | 'tight_turnaround' | 'weekly_hours' | 'outside_radius' | 'over_rate' | 'no_ratings' | 'low_show_up' | 'missing_tool' | 'missing_vehicle' | 'missing_language';